import { paths } from '~/models/trade/paths'
import { PRODUCT } from '~/models/trade/product'
import { SETUP_LINK_LIFE } from '~/models/trade/terms'
import type { Tx } from '~/server/db/client.server'
import { writeMail } from '~/server/mail/write-mail.server'

interface Asker {
  /** Of the request, which is decided once. */
  id: string
  firstName: string
  email: string
}

export function mailApproval(tx: Tx, asker: Asker, { token, origin }: { token: string; origin: string }) {
  return writeMail(tx, {
    to: asker.email,
    subject: `Welcome to ${PRODUCT}`,
    parts: [
      `Hello ${asker.firstName},`,
      `Your request for a ${PRODUCT} account is approved. Choose a password, and you can log in.`,
      { button: 'Set up your account', href: new URL(paths.accountPasswordSetup(token), origin).href },
      `The link works ${SETUP_LINK_LIFE}.`,
    ],
    key: `sign-up-approved/${asker.id}`,
  })
}

export function mailRejection(tx: Tx, asker: Asker, reason: string) {
  return writeMail(tx, {
    to: asker.email,
    subject: `About your request for a ${PRODUCT} account`,
    parts: [
      `Hello ${asker.firstName},`,
      `Thank you for your interest in ${PRODUCT}. We cannot give you an account at present, for this reason:`,
      reason,
      'When this has changed, you are welcome to ask again.',
    ],
    key: `sign-up-rejected/${asker.id}`,
  })
}
