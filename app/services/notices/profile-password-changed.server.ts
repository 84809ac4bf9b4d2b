import { now } from '../clock.server'
import type { Tx } from '../db/client.server'
import { writeMail } from '../mail/write-mail.server'

/** Tells the holder of an account, in case it was somebody else. */
export function mailPasswordChanged(tx: Tx, { accountId, email }: { accountId: string; email: string }) {
  return writeMail(tx, {
    to: email,
    subject: 'Your password was changed',
    parts: [
      'The password of your account was changed, and every other browser was logged out.',
      'If that was not you, choose a new password at once: Forgot password, on the log-in page, sends a code here.',
    ],
    key: `password-changed/${accountId}/${now().toISOString()}`,
  })
}
