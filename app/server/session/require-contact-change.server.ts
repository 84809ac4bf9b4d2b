import { accountPaths } from '~/models/trade/paths/accounts'
import type { Contact } from '~/models/trade/vocabulary/accounts'
import { redirect } from '~/server/http/redirect.server'
import type { Account } from './asker.server'
import { contactChange } from './browser-state.server'

/**
 * The change of number or address that this browser asked a code for, as this account: to anybody else who logs in here
 * it means nothing. Without one, back to where it begins.
 */
export async function requireContactChange(request: Request, { id }: Account, contact: Contact) {
  const change = await contactChange[contact].read(request)
  if (change?.accountId !== id) throw redirect(accountPaths.profileContact(contact))
  return change
}
