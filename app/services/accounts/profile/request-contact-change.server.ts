import { and, eq } from 'drizzle-orm'
import type { Contact } from '~/models/accounts/profile-contact'
import { CONTACT_MESSAGES, PROFILE_MESSAGES } from '~/models/accounts/profile-messages'
import { type Outcome, refused } from '~/models/trade/outcome'
import { db, inTransaction } from '~/server/db/client.server'
import { accounts } from '~/server/db/schema'
import { countTry } from '~/server/http/limits.server'
import { orRefuse } from '~/server/http/or-refuse.server'
import type { Renter } from '~/server/session/renter.server'
import { requestCode } from '../codes/request-code.server'
import { holdContactChange, PURPOSE } from './contact-change.server'

/**
 * Has a code sent to a new number (E.164) or address, and answers with the cookie for the second step. An address that
 * belongs to somebody else goes the same way, so that nobody learns whose are taken.
 */
export function requestContactChange(
  request: Request,
  account: Renter,
  contact: Contact,
  target: string,
): Promise<Outcome<{ cookie: string }>> {
  return orRefuse<Outcome<{ cookie: string }>>(PROFILE_MESSAGES.failed, async () => {
    const tooMany = await countTry('code-request', request, account.id)
    if (tooMany) return refused(tooMany)
    if (await isPresent(account, contact, target)) return refused(CONTACT_MESSAGES[contact].same, FIELD[contact])
    const wanted = { purpose: PURPOSE[contact], accountId: account.id, target }
    const { token } = await inTransaction((tx) => requestCode(tx, wanted))
    return { ok: true, cookie: await holdContactChange(contact, { accountId: account.id, token, target }) }
  })
}

const FIELD: Record<Contact, string> = { phone: 'phoneNumber', email: 'email' }

async function isPresent(account: Renter, contact: Contact, target: string): Promise<boolean> {
  return (await db().$count(accounts, and(eq(accounts.id, account.id), eq(accounts[contact], target)))) > 0
}
