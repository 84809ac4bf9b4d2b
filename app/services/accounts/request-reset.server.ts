import { eq } from 'drizzle-orm'
import { CODE_MESSAGES, RESET_MESSAGES } from '~/models/accounts/account-messages'
import { type Outcome, refused } from '~/models/trade/answers/outcome'
import { attempt, inTransaction, verificationCodes } from '~/server/db/client.server'
import type { Visitor } from '~/server/session/asker.server'
import { withRateLimit } from '~/server/session/rate-limit.server'
import { hashToken, newToken } from '~/server/token.server'
import { requestCode, resendCode } from './codes/request-code.server'
import { CODE_REFUSALS, tryCode } from './codes/try-code.server'

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

type Proof = { token: string; email: string; code: string }

/** Takes the four digits, and answers with the token by which a browser chooses a new password, once. */
export function acceptCode(asker: Visitor, { token, email, code }: Proof): Promise<Outcome<{ changeToken: string }>> {
  return attempt(RESET_MESSAGES.failed, () =>
    withRateLimit('code-try', asker, email, () =>
      inTransaction(async (tx) => {
        const tried = await tryCode(tx, { purpose: 'password-reset', token, code })
        if (tried.result !== 'accepted')
          return refused(CODE_REFUSALS[tried.result], CODE_MESSAGES[tried.result], 'code')
        const changeToken = newToken()
        await tx
          .update(verificationCodes)
          .set({ changeTokenHash: hashToken(changeToken) })
          .where(eq(verificationCodes.id, tried.id))
        return { ok: true, changeToken }
      }),
    ),
  )
}
