import { FAILURE_TEXTS, messageKindLabel } from '~/models/provider/mail-desk'
import { formatInstant, HOME_ZONE } from '~/models/trade/days/zones'
import { now } from '~/server/clock.server'
import { countGivenUp as count, undeliveredMessages } from '~/server/delivery/undelivered.server'
import { type Account, requireArea } from '~/server/session/asker.server'

const PAGE = 20

type MessageRow = Awaited<ReturnType<typeof undeliveredMessages>>['page'][number]
export type UndeliveredRow = ReturnType<typeof rowOf>

/** One page of undelivered messages, newest first; `after` is the last one of the previous page. */
export async function undeliveredPage(asker: Account, after: string | null) {
  requireArea(asker, 'providerDesk')
  const { page, last } = await undeliveredMessages(after, PAGE)
  return { messages: page.map(rowOf), next: last?.id ?? null }
}

function rowOf({ kind, secretKind, encrypted, status, failure, ...message }: MessageRow) {
  const words = (instant: Date) => formatInstant(instant, HOME_ZONE, now())
  return {
    id: message.id,
    /** 'Set-up link' */
    kind: messageKindLabel(kind, secretKind),
    recipient: message.recipient,
    /** '' for a text message. */
    subject: message.subject,
    written: words(message.createdAt),
    attempts: message.attempts,
    /** Null once it is given up. */
    retryAt: status === 'queued' ? words(message.nextAttemptAt) : null,
    reason: FAILURE_TEXTS[failure ?? 'unknown'],
    /** The response of the mail or SMS server. */
    technical: message.lastError ?? '',
    isRepeatable: secretKind !== null || encrypted !== null,
  }
}

/** How many messages of the last days could not be delivered, for the warning on staff pages. */
export async function countGivenUp(asker: Account): Promise<number> {
  requireArea(asker, 'providerDesk')
  return count()
}
