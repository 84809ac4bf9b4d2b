import { accountPaths } from '~/models/trade/paths/accounts'
import type { Contact } from '~/models/trade/vocabulary/accounts'
import { redirect } from '~/server/http/redirect.server'
import type { Account } from './asker.server'
import { contactChange } from './browser-state.server'

/** The contact change this browser waits to confirm as this account; redirects to its start without one. */
export async function requireContactChange(request: Request, { id }: Account, contact: Contact) {
  const change = await contactChange[contact].read(request)
  if (change?.accountId !== id) throw redirect(accountPaths.profileContact(contact))
  return change
}
