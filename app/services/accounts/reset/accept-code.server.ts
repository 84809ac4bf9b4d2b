import { eq } from 'drizzle-orm'
import { CODE_MESSAGES, RESET_MESSAGES } from '~/models/accounts/account-messages'

import { type Outcome, refused } from '~/models/trade/answers/outcome'
import { inTransaction } from '~/server/db/client.server'
import { verificationCodes } from '~/server/db/schema'
import { attempt } from '~/server/db/transact.server'
import type { Visitor } from '~/server/session/asker.server'
import { withRateLimit } from '~/server/session/rate-limit.server'
import { hashToken, newToken } from '~/server/token.server'
import { CODE_REFUSALS, tryCode } from '../codes/try-code.server'

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
