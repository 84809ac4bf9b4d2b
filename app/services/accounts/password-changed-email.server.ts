import { accountPaths } from '~/models/trade/paths/accounts'
import { PRODUCT } from '~/models/trade/product'
import type { Tx } from '~/server/db/client.server'
import { writeMail } from '~/server/mail/write-mail.server'

export interface PasswordChange {
  account: { email: string }
  /** Whether it was changed in the profile or with an emailed code. */
  how: keyof typeof SENTENCES
  origin: string
  /** Unique for this change. */
  key: string
}

const SENTENCES = {
  profile: `The password for your ${PRODUCT} account was changed, and all other devices were logged out.`,
  code: `The password for your ${PRODUCT} account was changed with a code sent to this address. All devices were logged out.`,
} as const

/** To the account holder, in case someone else changed it. */
export function mailPasswordChanged(tx: Tx, { account, how, origin, key }: PasswordChange): Promise<void> {
  return writeMail(tx, {
    type: 'password-changed',
    to: account.email,
    subject: 'Your password was changed',
    parts: [SENTENCES[how], "If this wasn't you, choose a new password right away:"],
    href: new URL(accountPaths.forgotPassword(), origin).href,
    key,
  })
}
