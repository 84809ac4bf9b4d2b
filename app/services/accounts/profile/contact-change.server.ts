import { z } from 'zod'
import type { Contact } from '~/models/accounts/profile-contact'
import type { VerificationPurpose } from '~/models/trade/vocabulary/verification-purpose'
import { privateCookie } from '~/server/http/cookies.server'
import type { Renter } from '~/server/session/renter.server'

/** As long as new codes can be asked for. */
const KEPT_SECONDS = 3600

const ContactChange = z.object({ accountId: z.string(), token: z.string(), target: z.string() })
/** A change that waits for its code: the token that goes with the code, and what the code was sent to. */
export type ContactChange = z.output<typeof ContactChange>

export const PURPOSE: Record<Contact, VerificationPurpose> = { phone: 'phone-change', email: 'email-change' }

const cookieOf = (contact: Contact) => privateCookie(`backlot_${contact}_change`, KEPT_SECONDS)

/** The cookie by which this browser goes on with a change; it means nothing to anybody else who logs in here. */
export function holdContactChange(contact: Contact, change: ContactChange): Promise<string> {
  return cookieOf(contact).serialize(change)
}

export async function findContactChange(
  request: Request,
  account: Renter,
  contact: Contact,
): Promise<ContactChange | null> {
  const read = ContactChange.safeParse(await cookieOf(contact).parse(request.headers.get('Cookie')))
  return read.success && read.data.accountId === account.id ? read.data : null
}

export function letGoOfContactChange(contact: Contact): Promise<string> {
  return cookieOf(contact).serialize('', { maxAge: 0 })
}
