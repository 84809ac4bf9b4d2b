import { WENT_WRONG_IN_SMALL } from '~/models/trade/answers/sentences'
import type { Tone } from '~/models/trade/tone'
import type { DeliveryFailure } from '~/models/trade/vocabulary/delivery-failure'
import type { MessageSecretKind } from '~/models/trade/vocabulary/message-secret'
import type { MessageKind, MessageStatus } from '~/models/trade/vocabulary/statuses/outbox-status'

/** Why a letter did not arrive, for whoever has no idea of mail servers. */
export const FAILURE_TEXTS: Record<DeliveryFailure, string> = {
  'address-refused': 'The address is refused: it does not exist, or takes nothing from us.',
  'mailbox-full': 'The mailbox is full.',
  'message-refused': 'The receiving side refuses this letter.',
  unreachable: 'The server cannot be reached, or does not answer.',
  timeout: 'The server was too slow.',
  'temporary-failure': 'The server asks to try again later.',
  'auth-failed': 'The server does not know us: check SMTP_URL, or SMS_URL and SMS_TOKEN.',
  'decryption-failed': 'Its text cannot be opened any more: the server’s secret was changed meanwhile.',
  expired: 'Its code ran out before it could be delivered.',
  unknown: 'It could not be delivered.',
}

/** What kind of letter it is, by what in it opens something; null where nothing does. */
export function messageKindLabel(kind: MessageKind, secret: MessageSecretKind | null): string {
  if (secret) return SECRET_WORDS[secret]
  return kind === 'sms' ? 'Text message' : 'Email'
}

/** What became of a letter. */
export const MESSAGE_STATES: Record<MessageStatus, { label: string; tone: Tone }> = {
  queued: { label: 'Waiting', tone: 'waiting' },
  sent: { label: 'Sent', tone: 'available' },
  skipped: { label: 'Kept here', tone: 'gone' },
  failed: { label: 'Given up', tone: 'refused' },
  replaced: { label: 'Replaced', tone: 'gone' },
}

const SECRET_WORDS: Record<MessageSecretKind, string> = {
  'owner-invitation': 'Invitation of an owner',
  'crew-invitation': 'Invitation to a project',
  'sign-up-approval': 'Approval of a request',
  'setup-link': 'Set-up link',
  'signing-link': 'Link to sign',
  'pickup-link': 'Link to pickup details',
  code: 'Code',
}

export const MAIL_DESK_MESSAGES = {
  sentAgain: 'It is being sent again.',
  issuedAnew: 'A new one is being sent. The one before no longer works.',
  failed: WENT_WRONG_IN_SMALL,
  forgotten: 'Its text is no longer kept, so it cannot be sent again.',
} as const

/** What the other pages of the desk say about letters that were given up; null where there are none. */
export function givenUpWarning(count: number): string | null {
  if (count === 0) return null
  return count === 1 ? '1 letter could not be delivered.' : `${count} letters could not be delivered.`
}
