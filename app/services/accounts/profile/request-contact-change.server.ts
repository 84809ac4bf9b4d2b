import { and, eq } from 'drizzle-orm'
import { CODE_PURPOSE, codeSubject } from '~/models/accounts/profile-contact'
import { CONTACT_MESSAGES, PROFILE_MESSAGES } from '~/models/accounts/profile-messages'
import { type Outcome, refused } from '~/models/trade/answers/outcome'
import type { Contact } from '~/models/trade/vocabulary/accounts'
import { db, inTransaction } from '~/server/db/client.server'
import { accounts } from '~/server/db/schema'
import { attempt } from '~/server/db/transact.server'
import type { Account } from '~/server/session/asker.server'
import { withRateLimit } from '~/server/session/rate-limit.server'
import { requestCode, resendCode } from '../codes/request-code.server'

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
