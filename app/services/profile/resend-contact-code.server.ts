import { type Outcome, refused } from '~/models/outcome'
import type { Contact } from '~/models/profile-contact'
import { PROFILE_MESSAGES } from '~/models/profile-messages'
import { resendCode } from '../codes/request-code.server'
import { inTransaction } from '../db/client.server'
import { orRefuse } from '../web/or-refuse.server'
import { type ContactChange, PURPOSE } from './contact-change.server'

/** Has another code sent; the one before stops working at once. */
export function resendContactCode(contact: Contact, { token }: ContactChange): Promise<Outcome> {
  return orRefuse<Outcome>(PROFILE_MESSAGES.failed, async () => {
    const isMoved = await inTransaction((tx) => resendCode(tx, { purpose: PURPOSE[contact], token }))
    return isMoved ? { ok: true } : refused(PROFILE_MESSAGES.failed)
  })
}
