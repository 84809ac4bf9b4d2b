import { paths } from '~/models/paths'
import { PRODUCT } from '~/models/product'
import { now } from '../clock.server'
import type { Tx } from '../db/client.server'
import { writeMail } from '../mail/write-mail.server'

type Changed = { accountId: string; email: string; origin: string }

/** To the holder of an account whose password was changed in the profile, in case it was somebody else. */
export function mailPasswordChanged(tx: Tx, { accountId, email, origin }: Changed) {
  return writeMail(tx, {
    to: email,
    subject: 'Your password was changed',
    parts: [
      `The password of your ${PRODUCT} account was changed, and every other browser is logged out.`,
      'If that was not you, choose a new password at once:',
      { button: 'Choose a new password', href: new URL(paths.forgotPassword(), origin).href },
    ],
    key: `password-changed/${accountId}/${now().toISOString()}`,
  })
}
