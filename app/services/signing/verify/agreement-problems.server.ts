import { signingMethodIn } from '~/models/signing/agreement-terms'
import { parseAgreement } from '~/models/signing/agreement-text'
import type { AgreementStatus, SigningEventKind } from '~/models/trade/vocabulary/documents'

import type { Agreement } from '../agreement/current-agreement.server'
import { readDetails } from '../events/all-events.server'
import { sha256 } from '../events/event-hash.server'
import { recipientOf } from '../write-agreement.server'
import type { StoredEvent } from './chain-problems.server'
import { documentProblems } from './document-problems.server'

/** What an agreement is after an event; the others leave it as it is. */
const BECOMES: Partial<Record<SigningEventKind, AgreementStatus>> = {
  sent: 'not_signed',
  signed: 'signed',
  declined: 'declined',
  replaced: 'replaced',
}

/** What in an agreement and its paper is not what its own events say, in words. */
export async function agreementProblems(agreement: Agreement, events: readonly StoredEvent[]): Promise<string[]> {
  const name = `agreement ${agreement.id}`
  const [sent] = events
  if (sent?.kind !== 'sent') return [`nothing says that ${name} was sent`]
  const wrong: string[] = []
  const isSameText = [agreement.textSha256, sent.documentSha256].every((hash) => hash === sha256(agreement.text))
  if (!isSameText) wrong.push(`the text of ${name} was changed`)
  if (!sent.details.includes(JSON.stringify(recipientOf(agreement)))) wrong.push(`the signer of ${name} was changed`)
  if (statusAfter(events) !== agreement.status) wrong.push(`${name} is not ${agreement.status} by its events`)
  const answer = events.find(({ kind }) => kind === 'signed' || kind === 'declined')
  if (answer?.at.getTime() !== agreement.answeredAt?.getTime()) wrong.push(`${name} was answered at another time`)
  const reason = answer?.kind === 'declined' ? readValue(answer, 'Reason') : undefined
  if (agreement.declineReason !== (reason ?? null)) wrong.push(`${name} was declined for another reason`)
  if (isSameText && signingMethodIn(parseAgreement(agreement.text).terms) !== agreement.signedWith)
    wrong.push(`${name} was to be signed in another way`)
  if (!isJustBefore(agreement.createdAt, sent.at)) wrong.push(`${name} was written at another time`)
  return [...wrong, ...(await documentProblems(agreement, events))]
}

function statusAfter(events: readonly StoredEvent[]): AgreementStatus | undefined {
  return events.flatMap(({ kind }) => BECOMES[kind] ?? []).at(-1)
}

/** What stands under a label in an event. */
function readValue({ details }: StoredEvent, label: string): string | undefined {
  return readDetails(details).find(([name]) => name === label)?.[1]
}

const MINUTE = 60_000

/** What is written in one transaction has its time from moment to moment. */
export function isJustBefore(one: Date, other: Date): boolean {
  const between = other.getTime() - one.getTime()
  return between >= 0 && between < MINUTE
}
