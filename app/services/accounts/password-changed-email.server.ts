import { accountPaths } from '~/models/trade/paths/accounts'
import { PRODUCT } from '~/models/trade/product'
import type { Tx } from '~/server/db/client.server'
import { writeMail } from '~/server/mail/write-mail.server'

interface Changed {
  email: string
  /** In the profile, or with a code that was mailed. */
  how: keyof typeof SENTENCES
  origin: string
  /** Of this one change. */
  key: string
}

const SENTENCES = {
  profile: `The password for your ${PRODUCT} account was changed, and all other devices were logged out.`,
  code: `The password for your ${PRODUCT} account was changed with a code sent to this address. All devices were logged out.`,
} as const

/** To the holder of an account that has a new password, in case it was somebody else. */
export function mailPasswordChanged(tx: Tx, { email, how, origin, key }: Changed) {
  return writeMail(tx, {
    to: email,
    subject: 'Your password was changed',
    parts: [
      SENTENCES[how],
      "If this wasn't you, choose a new password right away:",
      { button: 'Choose a new password', href: new URL(accountPaths.forgotPassword(), origin).href },
    ],
    secret: null,
    key,
  })
}
