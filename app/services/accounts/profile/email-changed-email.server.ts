import { PRODUCT } from '~/models/trade/product'
import { now } from '~/server/clock.server'
import type { Tx } from '~/server/db/client.server'
import { writeMail } from '~/server/mail/write-mail.server'

/** To the old address, in case someone else changed it. Does not contain the new address. */
export function mailEmailChanged(tx: Tx, { accountId, email }: { accountId: string; email: string }) {
  return writeMail(tx, {
    type: 'email-changed',
    to: email,
    subject: 'Your email address was changed',
    parts: [
      `The email address for your ${PRODUCT} account was changed. You can no longer log in with this one, and it gets no more emails about the account.`,
      `If this wasn't you, contact ${PRODUCT} support right away.`,
    ],
    key: `${accountId}/${now().toISOString()}`,
  })
}
