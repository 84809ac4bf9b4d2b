import { RESET_MESSAGES } from '~/models/accounts/reset-messages'
import type { Outcome } from '~/models/trade/outcome'
import { withinTryLimit } from '~/server/count-tries.server'
import { inTransaction } from '~/server/db/client.server'
import type { Visitor } from '~/server/session/asker.server'
import { attempt } from '~/server/verb.server'
import { requestCode, resendCode } from '../codes/request-code.server'

/** The token that the code works with: without it the digits open nothing. */
type Requested = Outcome<{ token: string }>

/**
 * Asks for a code to be mailed. Whether the address has an account is not looked at here: for any address the answer and
 * the work are the same.
 */
export function requestReset(asker: Visitor, email: string): Promise<Requested> {
  return attempt(RESET_MESSAGES.failed, () =>
    withinTryLimit('code-request', asker, email, async () => ({ ok: true, token: await requestAnew(asker, email) })),
  )
}

/** The same for another code. Where the request before is over, it is another request for the same address. */
export function resendReset(asker: Visitor, { token, email }: { token: string; email: string }): Promise<Requested> {
  return attempt(RESET_MESSAGES.resendFailed, () =>
    withinTryLimit('code-request', asker, email, async () => {
      const isResent = await inTransaction((tx) => resendCode(tx, { purpose: 'password-reset', token }))
      return { ok: true, token: isResent ? token : await requestAnew(asker, email) }
    }),
  )
}

async function requestAnew({ address }: Visitor, email: string): Promise<string> {
  const asked = { purpose: 'password-reset', accountId: null, target: email, by: address } as const
  const { token } = await inTransaction((tx) => requestCode(tx, asked))
  return token
}
