import { paths } from '~/models/trade/addresses/paths'
import { redirect } from '~/server/http/redirect.server'
import type { Account } from './asker.server'
import { contactChange } from './browser-state.server'

/** Where each change begins. */
const FIRST_STEPS = { phone: paths.profilePhone, email: paths.profileEmail }

/**
 * The change of number or address that this browser asked a code for, as this account: to anybody else who logs in here
 * it means nothing. Without one, back to where it begins.
 */
export async function requireContactChange(request: Request, { id }: Account, contact: keyof typeof contactChange) {
  const change = await contactChange[contact].read(request)
  if (change?.accountId !== id) throw redirect(FIRST_STEPS[contact]())
  return change
}
