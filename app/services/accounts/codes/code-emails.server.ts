import { CODE_MESSAGES } from '~/models/accounts/account-messages'
import { PRODUCT } from '~/models/trade/product'
import type { Tx } from '~/server/db/client.server'
import { writeSms } from '~/server/mail/sms.server'
import { type EmailPart, writeMail } from '~/server/mail/write-mail.server'
import type { MessageSecret } from '~/server/outbox/write-outbox.server'

export interface CodeMessage {
  /** Email address or E.164 number. */
  to: string
  code: string
  /** The id of the code request, and when the code expires. */
  secret: MessageSecret
  key: string
}

/** To someone who requested a password reset. */
export const mailResetCode = (tx: Tx, message: CodeMessage) => mailCode(tx, message, RESET)

/** To the new address of an account. */
export const mailNewAddressCode = (tx: Tx, message: CodeMessage) => mailCode(tx, message, NEW_ADDRESS)

interface CodeWords {
  subject: string
  use: string
  ignore: string
}

function mailCode(tx: Tx, { to, code, secret, key }: CodeMessage, { subject, use, ignore }: CodeWords) {
  const parts = [use, { facts: [['Code', code]] }, CODE_MESSAGES.life, ignore] satisfies EmailPart[]
  return writeMail(tx, { type: 'code', to, subject, parts, secret, key })
}

const RESET: CodeWords = {
  subject: 'Your code for a new password',
  use: `Use this code to choose a new password for your ${PRODUCT} account.`,
  ignore: "If you didn't request it, you can ignore this email. Your password will not change.",
}

const NEW_ADDRESS: CodeWords = {
  subject: 'Your code for a new email address',
  use: `Use this code to confirm this address as the new one for your ${PRODUCT} account.`,
  ignore: "If you didn't request it, you can ignore this email.",
}

/** To the holder of an address that someone else tried to use for their account. */
export function mailEmailTaken(tx: Tx, { to, key }: CodeMessage) {
  return writeMail(tx, {
    type: 'email-taken',
    to,
    subject: `Your address and your ${PRODUCT} account`,
    parts: [
      `Someone tried to use this address for another ${PRODUCT} account. It already belongs to yours, so nothing has changed.`,
      'If that was you, log in with this address, or use it to reset your password.',
    ],
    key,
  })
}

/** To the new phone number of an account. */
export function textPhoneCode(tx: Tx, { to, code, secret, key }: CodeMessage) {
  const text = `${code} is your ${PRODUCT} code. ${CODE_MESSAGES.life}`
  return writeSms(tx, { to, text, secret, key })
}
