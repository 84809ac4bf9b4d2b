import { and, eq } from 'drizzle-orm'
import { CODE_MESSAGES, CONTACT_MESSAGES, PROFILE_MESSAGES } from '~/models/accounts/account-messages'
import { CODE_PURPOSE, codeSubject } from '~/models/accounts/profile-contact'
import { type Outcome, refused } from '~/models/trade/answers/outcome'
import { PRODUCT } from '~/models/trade/product'
import type { Contact } from '~/models/trade/vocabulary/accounts'
import { now } from '~/server/clock.server'
import { accounts, attempt, db, inTransaction, type Tx, violatedConstraint } from '~/server/db/client.server'
import { writeMail } from '~/server/mail/write-mail.server'
import type { Account } from '~/server/session/asker.server'
import { refundAttempt, withRateLimit } from '~/server/session/rate-limit.server'
import { requestCode, resendCode } from '../codes/request-code.server'
import { CODE_REFUSALS, tryCode } from '../codes/try-code.server'

/**
 * Has a code sent to a new number (E.164) or address, and answers with the token that goes with it. An address that
 * belongs to somebody else goes the same way, so that nobody learns whose are taken.
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

/** Has another code sent; the one before stops working at once. */
export function resendContactCode(asker: Account, contact: Contact, token: string): Promise<Outcome> {
  return attempt(PROFILE_MESSAGES.failed, () =>
    withRateLimit('code-request', asker, codeSubject(asker.id, contact), async () => {
      const isMoved = await inTransaction((tx) => resendCode(tx, { purpose: CODE_PURPOSE[contact], token }))
      return isMoved ? { ok: true } : refused('failed', PROFILE_MESSAGES.failed)
    }),
  )
}

/** The token that went with the code, and the digits as typed. */
type Proof = { token: string; code: string }

/**
 * Puts the new number or address in the place of the old one, if the code is right; the old address gets a mail.
 * Refused beside the code: wrong, over, or an address that got an account since. A code that was right was no guess,
 * and the tries before it are forgiven.
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

/** To the address that was left, in case it was somebody else; it does not say what the new one is. */
function mailEmailChanged(tx: Tx, { accountId, email }: { accountId: string; email: string }) {
  return writeMail(tx, {
    type: 'email-changed',
    to: email,
    subject: 'Your email address was changed',
    parts: [
      `The email address for your ${PRODUCT} account was changed. You can no longer log in with this one, and it gets no more emails about the account.`,
      `If this wasn't you, contact ${PRODUCT} support right away.`,
    ],
    key: `${accountId}/${now().toISOString()}`,
  })
}
