import { WENT_WRONG_IN_SMALL } from '~/models/trade/answers/sentences'
import type { Tone } from '~/models/trade/tone'
import type { DeliveryFailure, MessageKind, MessageSecretKind, MessageStatus } from '~/models/trade/vocabulary/messages'

/** Why a message was not delivered, in terms that need no knowledge of mail servers. */
export const FAILURE_TEXTS: Record<DeliveryFailure, string> = {
  'address-refused': 'The address is refused: it does not exist, or takes nothing from us.',
  'mailbox-full': 'The mailbox is full.',
  'letter-refused': 'The receiving side refuses this letter.',
  unreachable: 'The server cannot be reached, or does not answer.',
  'too-slow': 'The server was too slow.',
  'try-later': 'The server asks to try again later.',
  'log-in-refused': 'The server does not know us: check SMTP_URL, or SMS_URL and SMS_TOKEN.',
  'text-lost': 'Its text cannot be opened any more: the server’s secret was changed meanwhile.',
  expired: 'Its code ran out before it could be delivered.',
  unknown: 'It could not be delivered.',
}

/** The kind of a message, by the link or code in it. */
export function messageKindLabel(kind: MessageKind, secret: MessageSecretKind | null): string {
  if (secret) return SECRET_WORDS[secret]
  return kind === 'sms' ? 'Text message' : 'Email'
}

/** The delivery state of a message. */
export const MESSAGE_STATES: Record<MessageStatus, { label: string; tone: Tone }> = {
  waiting: { label: 'Waiting', tone: 'waiting' },
  sent: { label: 'Sent', tone: 'available' },
  kept: { label: 'Kept here', tone: 'gone' },
  'given-up': { label: 'Given up', tone: 'refused' },
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

/** The warning on other staff pages about undelivered messages; null for none. */
export function givenUpWarning(count: number): string | null {
  if (count === 0) return null
  return count === 1 ? '1 letter could not be delivered.' : `${count} letters could not be delivered.`
}
