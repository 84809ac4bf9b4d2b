import { CODE_MESSAGES } from '~/models/accounts/account-messages'
import { PRODUCT } from '~/models/trade/product'
import type { Tx } from '~/server/db/client.server'
import { writeMail } from '~/server/mail/write-mail.server'
import type { MessageSecret } from '~/server/outbox/write-outbox.server'
import { writeSms } from '~/server/sms.server'

export interface CodeEmail {
  /** E-mail address or E.164 number. */
  to: string
  code: string
  /** The id of the request that the code answers, and until when. */
  secret: MessageSecret
  key: string
}

export function mailResetCode(tx: Tx, { to, code, secret, key }: CodeEmail) {
  return writeMail(tx, {
    to,
    subject: 'Your code for a new password',
    parts: [
      `Use this code to choose a new password for your ${PRODUCT} account.`,
      { facts: [['Code', code]] },
      CODE_MESSAGES.life,
      "If you didn't request it, you can ignore this email. Your password will not change.",
    ],
    secret,
    key,
  })
}

export function mailEmailCode(tx: Tx, { to, code, secret, key }: CodeEmail) {
  return writeMail(tx, {
    to,
    subject: 'Your code for a new email address',
    parts: [
      `Use this code to confirm this address as the new one for your ${PRODUCT} account.`,
      { facts: [['Code', code]] },
      CODE_MESSAGES.life,
      "If you didn't request it, you can ignore this email.",
    ],
    secret,
    key,
  })
}

/** To the holder of an address that somebody else wants for their account. */
export function mailEmailTaken(tx: Tx, { to, key }: CodeEmail) {
  return writeMail(tx, {
    to,
    subject: `Your address and your ${PRODUCT} account`,
    parts: [
      `Someone tried to use this address for another ${PRODUCT} account. It already belongs to yours, so nothing has changed.`,
      'If that was you, log in with this address, or use it to reset your password.',
    ],
    key,
  })
}

export function textPhoneCode(tx: Tx, { to, code, secret, key }: CodeEmail) {
  const text = `${code} is your ${PRODUCT} code. ${CODE_MESSAGES.life}`
  return writeSms(tx, { to, text, secret, key })
}
