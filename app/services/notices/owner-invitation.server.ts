import { paths } from '~/models/paths'
import { PRODUCT } from '~/models/product'
import type { Tx } from '../db/client.server'
import { writeMail } from '../mail/write-mail.server'

type Invitation = { email: string; token: string; origin: string }

/** Each link is a mail of its own, so that the newest one always arrives. */
export function mailOwnerInvitation(tx: Tx, { email, token, origin }: Invitation) {
  const link = new URL(paths.accountSetup(token), origin).href
  return writeMail(tx, {
    to: email,
    subject: `Your invitation to ${PRODUCT}`,
    text: [
      `Productions rent picture vehicles through ${PRODUCT}, and you are invited to answer their inquiries.`,
      `Set up your account here:\n${link}`,
      'The link works once and for seven days.',
    ].join('\n\n'),
    key: `owner-invitation/${link}`,
  })
}
