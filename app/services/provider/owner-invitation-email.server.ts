import { SETUP_LINK_LIFE } from '~/models/trade/format/text'
import { accountPaths } from '~/models/trade/paths/accounts'
import { PRODUCT } from '~/models/trade/product'
import type { Tx } from '~/server/db/client.server'
import { writeMail } from '~/server/mail/write-mail.server'

type Invitation = { accountId: string; email: string; token: string; origin: string }

/** Each link is sent in a separate email, so that the newest one always arrives. */
export function mailOwnerInvitation(tx: Tx, { accountId, email, token, origin }: Invitation) {
  const link = new URL(accountPaths.accountSetup(token), origin).href
  return writeMail(tx, {
    type: 'owner-invitation',
    to: email,
    subject: `Your invitation to ${PRODUCT}`,
    parts: [
      `Productions rent picture vehicles through ${PRODUCT}, and you're invited to list yours and respond to inquiries.`,
    ],
    href: link,
    notes: [`The link works ${SETUP_LINK_LIFE}.`],
    secret: { kind: 'owner-invitation', of: accountId },
    key: link,
  })
}
