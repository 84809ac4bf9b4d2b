import { eq } from 'drizzle-orm'
import { CODE_MESSAGES } from '~/models/accounts/code-messages'
import type { Contact } from '~/models/accounts/profile-contact'
import { PROFILE_MESSAGES } from '~/models/accounts/profile-messages'
import { type Outcome, refused } from '~/models/trade/outcome'
import { inTransaction, type Tx, violatedConstraint } from '~/server/db/client.server'
import { accounts } from '~/server/db/schema'
import { countTry, forgiveTry } from '~/server/http/limits.server'
import { orRefuse } from '~/server/http/or-refuse.server'
import type { Renter } from '~/server/session/renter.server'
import { tryCode } from '../codes/try-code.server'
import { PURPOSE } from './contact-change.server'
import { mailEmailChanged } from './email-changed-letter.server'

/** The token that went with the code, and the digits as typed. */
type Proof = { token: string; code: string }

/**
 * Puts the new number or address in the place of the old one, if the code is right; the old address is told. Refused
 * beside the code: wrong, over, or an address that got an account since. A code that was right was no guess, and the
 * tries before it are forgiven.
 */
export function confirmContactChange(
  request: Request,
  account: Renter,
  contact: Contact,
  proof: Proof,
): Promise<Outcome> {
  return orRefuse<Outcome>(PROFILE_MESSAGES.failed, async () => {
    const tooMany = await countTry('code-try', request, account.id)
    if (tooMany) return refused(tooMany)
    const { isRight, outcome } = await inTransaction((tx) => exchange(tx, account, contact, proof))
    if (isRight) await forgiveTry('code-try', request, account.id)
    return outcome
  })
}

async function exchange(tx: Tx, account: Renter, contact: Contact, proof: Proof) {
  const tried = await tryCode(tx, { purpose: PURPOSE[contact], accountId: account.id, ...proof })
  if (tried.result !== 'accepted') return { isRight: false, outcome: refused(CODE_MESSAGES[tried.result], 'code') }
  return { isRight: true, outcome: await CHANGE[contact](tx, account, tried.target) }
}

const CHANGE: Record<Contact, (tx: Tx, account: Renter, target: string) => Promise<Outcome>> = {
  async phone(tx, { id }, phone) {
    await tx.update(accounts).set({ phone }).where(eq(accounts.id, id))
    return { ok: true }
  },

  async email(tx, { id }, email) {
    const [before] = await tx.select({ email: accounts.email }).from(accounts).where(eq(accounts.id, id)).for('update')
    if (!(await isMoved(tx, id, email))) return refused(PROFILE_MESSAGES.emailTaken, 'code')
    if (before) await mailEmailChanged(tx, { accountId: id, email: before.email })
    return { ok: true }
  },
}

/** False where the address got an account since. Only this step is undone then: the try at the code stays counted. */
async function isMoved(tx: Tx, id: string, email: string): Promise<boolean> {
  try {
    await tx.transaction((step) => step.update(accounts).set({ email }).where(eq(accounts.id, id)))
    return true
  } catch (error) {
    if (violatedConstraint(error) === 'accounts_email_is_unique') return false
    throw error
  }
}
