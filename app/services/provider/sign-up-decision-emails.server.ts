import { SETUP_LINK_LIFE } from '~/models/trade/format/text'
import { accountPaths } from '~/models/trade/paths/accounts'
import { PRODUCT } from '~/models/trade/product'
import type { Tx } from '~/server/db/client.server'
import { writeMail } from '~/server/mail/write-mail.server'

interface Applicant {
  /** The id of the request, which is decided once. */
  id: string
  firstName: string
  email: string
}

export function mailApproval(tx: Tx, applicant: Applicant, { token, origin }: { token: string; origin: string }) {
  const link = new URL(accountPaths.accountPasswordSetup(token), origin).href
  return writeMail(tx, {
    type: 'sign-up-approved',
    to: applicant,
    subject: `Welcome to ${PRODUCT}`,
    parts: [`Your request for a ${PRODUCT} account has been approved. Choose a password to log in.`],
    href: link,
    notes: [`The link works ${SETUP_LINK_LIFE}.`],
    secret: { kind: 'sign-up-approval', of: applicant.id },
    key: link,
  })
}

export function mailRejection(tx: Tx, applicant: Applicant, reason: string) {
  return writeMail(tx, {
    type: 'sign-up-rejected',
    to: applicant,
    subject: `About your request for a ${PRODUCT} account`,
    parts: [
      `Thank you for your interest in ${PRODUCT}. We can't offer you an account at this time, for this reason:`,
      reason,
      'If this changes, you are welcome to apply again.',
    ],
    key: applicant.id,
  })
}
