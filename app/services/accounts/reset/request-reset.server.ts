import { RESET_MESSAGES } from '~/models/accounts/account-messages'
import type { Outcome } from '~/models/trade/answers/outcome'
import { inTransaction } from '~/server/db/client.server'
import { attempt } from '~/server/db/transact.server'
import type { Visitor } from '~/server/session/asker.server'
import { withRateLimit } from '~/server/session/rate-limit.server'
import { newToken } from '~/server/token.server'
import { requestCode, resendCode } from '../codes/request-code.server'

/** The token that the code works with: without it the digits open nothing. */
type Requested = Outcome<{ token: string }>

/**
 * Asks for a code to be mailed. Whether the address has an account is not looked at here: for any address the answer and
 * the work are the same. `by` is known to one browser alone, which gets one code for it however often it posts.
 */
export function requestReset(asker: Visitor, email: string, by = newToken()): Promise<Requested> {
  return attempt(RESET_MESSAGES.failed, () =>
    withRateLimit('code-request', asker, email, async () => ({ ok: true, token: await requestNewCode(email, by) })),
  )
}

/** The same for another code. Where the request before is over, it is another request for the same address. */
export function resendReset(asker: Visitor, { token, email }: { token: string; email: string }): Promise<Requested> {
  return attempt(RESET_MESSAGES.resendFailed, () =>
    withRateLimit('code-request', asker, email, async () => {
      const isResent = await inTransaction((tx) => resendCode(tx, { purpose: 'password-reset', token }))
      return { ok: true, token: isResent ? token : await requestNewCode(email, token) }
    }),
  )
}

async function requestNewCode(email: string, by: string): Promise<string> {
  const asked = { purpose: 'password-reset', accountId: null, target: email, by } as const
  const { token } = await inTransaction((tx) => requestCode(tx, asked))
  return token
}
