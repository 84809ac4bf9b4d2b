import { WENT_WRONG_IN_SMALL } from '~/models/trade/results/shared-messages'
import type { DeliveryFailure, MessageKind, MessageSecretKind, MessageStatus } from '~/models/trade/vocabulary/messages'
import type { Tone } from '~/models/trade/vocabulary/option'

/** Why a message was not delivered, without mail server jargon. */
export const FAILURE_TEXTS: Record<DeliveryFailure, string> = {
  'address-refused': "Rejected: the address doesn't exist or is blocking us.",
  'mailbox-full': 'The mailbox is full.',
  'message-refused': "The recipient's server rejected this email.",
  unreachable: "The server can't be reached or isn't responding.",
  timeout: 'The server was too slow.',
  'temporary-failure': 'The server asked us to try again later.',
  'auth-failed': 'The server rejected our login. Check SMTP_URL, or SMS_URL and SMS_TOKEN.',
  'decryption-failed': "The text can no longer be decrypted: the server's secret has changed.",
  expired: 'The code expired before it could be delivered.',
  unknown: 'It could not be delivered.',
}

/** The kind of a message, by the link or code in it. */
export function messageKindLabel(kind: MessageKind, secret: MessageSecretKind | null): string {
  if (secret) return SECRET_WORDS[secret]
  return kind === 'sms' ? 'Text message' : 'Email'
}

/** The delivery state of a message. */
export const MESSAGE_STATES: Record<MessageStatus, { label: string; tone: Tone }> = {
  queued: { label: 'Waiting', tone: 'waiting' },
  sent: { label: 'Sent', tone: 'available' },
  skipped: { label: 'Not sent (demo)', tone: 'gone' },
  failed: { label: 'Failed', tone: 'refused' },
  replaced: { label: 'Replaced', tone: 'gone' },
  withdrawn: { label: 'Not sent (no access)', tone: 'gone' },
}

const SECRET_WORDS: Record<MessageSecretKind, string> = {
  'owner-invitation': 'Owner invitation',
  'crew-invitation': 'Project invitation',
  'sign-up-approval': 'Request approval',
  'setup-link': 'Setup link',
  'signing-link': 'Signing link',
  'pickup-link': 'Pickup details link',
  'answer-link': 'Offer with a link to answer',
  code: 'Code',
}

export const MAIL_DESK_MESSAGES = {
  sentAgain: 'Resending.',
  issuedAnew: 'Sending a new one. The old one no longer works.',
  failed: WENT_WRONG_IN_SMALL,
  forgotten: "The text is no longer available, so it can't be resent.",
} as const

/** The warning on other staff pages about undelivered messages; null for none. */
export function givenUpWarning(count: number): string | null {
  if (count === 0) return null
  return count === 1 ? '1 message could not be delivered.' : `${count} messages could not be delivered.`
}
