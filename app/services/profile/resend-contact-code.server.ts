import { type Outcome, refused } from '~/models/outcome'
import type { Contact } from '~/models/profile-contact'
import { PROFILE_MESSAGES } from '~/models/profile-messages'
import type { Renter } from '../auth/renter.server'
import { resendCode } from '../codes/request-code.server'
import { inTransaction } from '../db/client.server'
import { countTry } from '../web/limits.server'
import { orRefuse } from '../web/or-refuse.server'
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
