import type { Contact } from '~/models/accounts/profile-contact'
import { PROFILE_MESSAGES } from '~/models/accounts/profile-messages'
import { type Outcome, refused } from '~/models/trade/outcome'
import { inTransaction } from '~/server/db/client.server'
import { countTry } from '~/server/http/limits.server'
import { orRefuse } from '~/server/http/or-refuse.server'
import type { Renter } from '~/server/session/renter.server'
import { resendCode } from '../codes/request-code.server'
import { type ContactChange, PURPOSE } from './contact-change.server'

/** Has another code sent; the one before stops working at once. */
export function resendContactCode(
  request: Request,
  account: Renter,
  contact: Contact,
  { token }: ContactChange,
): Promise<Outcome> {
  return orRefuse<Outcome>(PROFILE_MESSAGES.failed, async () => {
    const tooMany = await countTry('code-request', request, account.id)
    if (tooMany) return refused(tooMany)
    const isMoved = await inTransaction((tx) => resendCode(tx, { purpose: PURPOSE[contact], token }))
    return isMoved ? { ok: true } : refused(PROFILE_MESSAGES.failed)
  })
}
