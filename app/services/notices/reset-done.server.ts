import { paths } from '~/models/paths'
import { PRODUCT } from '~/models/product'
import type { Tx } from '../db/client.server'
import { writeMail } from '../mail/write-mail.server'

type Changed = { email: string; origin: string; key: string }

/** To the holder of an account whose password was chosen anew with a code. */
export function mailPasswordChanged(tx: Tx, { email, origin, key }: Changed) {
  return writeMail(tx, {
    to: email,
    subject: 'Your password was changed',
    parts: [
      `The password of your ${PRODUCT} account was changed with a code sent to this address. Everybody who was logged in with it is logged out.`,
      'If that was not you, choose a new password at once:',
      { button: 'Choose a new password', href: new URL(paths.forgotPassword(), origin).href },
    ],
    key,
  })
}
