import { PRODUCT } from '~/models/trade/product'
import { now } from '~/server/clock.server'
import type { Tx } from '~/server/db/client.server'
import { writeMail } from '~/server/mail/write-mail.server'

/** To the address that was left, in case it was somebody else; it does not say what the new one is. */
export function mailEmailChanged(tx: Tx, { accountId, email }: { accountId: string; email: string }) {
  return writeMail(tx, {
    to: email,
    subject: 'Your email address was changed',
    parts: [
      `The email address for your ${PRODUCT} account was changed. You can no longer log in with this one, and it gets no more emails about the account.`,
      `If this wasn't you, contact ${PRODUCT} support right away.`,
    ],
    secret: null,
    key: `email-changed/${accountId}/${now().toISOString()}`,
  })
}
