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
      `Your ${PRODUCT} account has another email address from now on. This one no longer logs in, and gets no more emails about it.`,
      `If that was not you, tell the staff of ${PRODUCT} at once.`,
    ],
    secret: null,
    key: `email-changed/${accountId}/${now().toISOString()}`,
  })
}
