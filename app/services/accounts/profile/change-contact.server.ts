import { and, eq } from 'drizzle-orm'
import { CODE_MESSAGES, CONTACT_MESSAGES, PROFILE_MESSAGES } from '~/models/accounts/account-messages'
import { CODE_PURPOSE, codeSubject } from '~/models/accounts/profile-contact'
import { type Outcome, refused } from '~/models/trade/results/outcome'
import type { Contact } from '~/models/trade/vocabulary/accounts'
import { accounts, attempt, db, inTransaction, type Tx, violatedConstraint } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { refundAttempt, withRateLimit } from '~/server/session/rate-limit.server'
import { requestCode, resendCode } from '../codes/request-code.server'
import { CODE_REFUSALS, tryCode } from '../codes/try-code.server'
import { mailEmailChanged } from './email-changed-email.server'

/**
 * Requests a code for a new number (E.164) or address, and returns the token that has to accompany it. Works the same
 * for an address of another account, so that it does not reveal which addresses are taken.
 */
export function requestContactChange(
  asker: Account,
  contact: Contact,
  target: string,
): Promise<Outcome<{ token: string }>> {
  return attempt(PROFILE_MESSAGES.failed, () =>
    withRateLimit('code-request', asker, codeSubject(asker.id, contact), async () => {
      if (await isCurrent(asker, contact, target)) {
        return refused('same-contact', CONTACT_MESSAGES[contact].same, FIELD[contact])
      }
      const wanted = { purpose: CODE_PURPOSE[contact], accountId: asker.id, target, by: asker.id }
      const { token } = await inTransaction((tx) => requestCode(tx, wanted))
      return { ok: true, token }
    }),
  )
}

const FIELD: Record<Contact, string> = { phone: 'phoneNumber', email: 'email' }

async function isCurrent({ id }: Account, contact: Contact, target: string): Promise<boolean> {
  return (await db().$count(accounts, and(eq(accounts.id, id), eq(accounts[contact], target)))) > 0
}

/** Requests another code; the previous one stops working immediately. */
export function resendContactCode(asker: Account, contact: Contact, token: string): Promise<Outcome> {
  return attempt(PROFILE_MESSAGES.failed, () =>
    withRateLimit('code-request', asker, codeSubject(asker.id, contact), async () => {
      const isMoved = await inTransaction((tx) => resendCode(tx, { purpose: CODE_PURPOSE[contact], token }))
      return isMoved ? { ok: true } : refused('failed', PROFILE_MESSAGES.failed)
    }),
  )
}

/** The token of the request, and the code as typed. */
type Proof = { token: string; code: string }

/**
 * Replaces the number or address if the code is right, and emails the old address. Refused on the code field: wrong,
 * over, or the address got an account in the meantime. A right code refunds the attempts.
 */
export function confirmContactChange(asker: Account, contact: Contact, proof: Proof): Promise<Outcome> {
  return attempt(PROFILE_MESSAGES.failed, () =>
    withRateLimit('code-try', asker, codeSubject(asker.id, contact), async () => {
      const outcome = await inTransaction(async (tx) => {
        const tried = await tryCode(tx, { purpose: CODE_PURPOSE[contact], accountId: asker.id, ...proof })
        if (tried.result === 'accepted') return CHANGE[contact](tx, asker.id, tried.target)
        return refused(CODE_REFUSALS[tried.result], CODE_MESSAGES[tried.result], 'code')
      })
      if (!outcome.ok && outcome.code === 'email-taken')
        await refundAttempt('code-try', asker, codeSubject(asker.id, contact))
      return outcome
    }),
  )
}

const CHANGE: Record<Contact, (tx: Tx, id: string, target: string) => Promise<Outcome>> = {
  async phone(tx, id, phone) {
    await tx.update(accounts).set({ phone }).where(eq(accounts.id, id))
    return { ok: true }
  },

  async email(tx, id, email) {
    const [before] = await tx.select({ email: accounts.email }).from(accounts).where(eq(accounts.id, id)).for('update')
    if (!(await isMoved(tx, id, email))) return refused('email-taken', PROFILE_MESSAGES.emailTaken, 'code')
    if (before) await mailEmailChanged(tx, { accountId: id, email: before.email })
    return { ok: true }
  },
}

/** False if the address got an account in the meantime. Uses a savepoint, so that the attempt stays counted. */
async function isMoved(tx: Tx, id: string, email: string): Promise<boolean> {
  try {
    await tx.transaction((step) => step.update(accounts).set({ email }).where(eq(accounts.id, id)))
    return true
  } catch (error) {
    if (violatedConstraint(error) === 'accounts_email_is_unique') return false
    throw error
  }
}
