import { CODE_PURPOSE, codeSubject } from '~/models/accounts/code-purpose'
import { PROFILE_MESSAGES } from '~/models/accounts/profile-messages'
import { type Outcome, refused } from '~/models/trade/answers/outcome'
import type { Contact } from '~/models/trade/vocabulary/accounts'
import { inTransaction } from '~/server/db/client.server'
import { attempt } from '~/server/db/verb.server'
import type { Account } from '~/server/session/asker.server'
import { withRateLimit } from '~/server/session/rate-limit.server'
import { resendCode } from '../codes/request-code.server'

/** Has another code sent; the one before stops working at once. */
export function resendContactCode(asker: Account, contact: Contact, token: string): Promise<Outcome> {
  return attempt(PROFILE_MESSAGES.failed, () =>
    withRateLimit('code-request', asker, codeSubject(asker.id, contact), async () => {
      const isMoved = await inTransaction((tx) => resendCode(tx, { purpose: CODE_PURPOSE[contact], token }))
      return isMoved ? { ok: true } : refused('failed', PROFILE_MESSAGES.failed)
    }),
  )
}
