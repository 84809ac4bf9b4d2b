import { accountPaths } from '~/models/trade/paths/accounts'
import { PRODUCT } from '~/models/trade/product'
import { now } from '~/server/clock.server'
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
    parts: [SENTENCES[how], "If this wasn't you, choose a new password right away:"],
    button: ['Choose a new password', new URL(accountPaths.forgotPassword(), origin).href],
    key,
  })
}

/** To the address that was left, in case it was somebody else; it does not say what the new one is. */
export function mailEmailChanged(tx: Tx, { accountId, email }: { accountId: string; email: string }) {
  return writeMail(tx, {
    to: email,
    subject: 'Your email address was changed',
    parts: [
      `The email address for your ${PRODUCT} account was changed. You can no longer log in with this one, and it gets no more emails about the account.`,
      `If this wasn't you, contact ${PRODUCT} support right away.`,
    ],
    key: `email-changed/${accountId}/${now().toISOString()}`,
  })
}
