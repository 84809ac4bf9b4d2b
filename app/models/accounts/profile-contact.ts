import { normalizePhone } from '~/models/trade/fields/person'
import type { Contact, VerificationPurpose } from '~/models/trade/vocabulary/accounts'

/** An email unchanged, an E.164 number formatted for reading. */
export function formatContact(contact: Contact, target: string): string {
  return contact === 'email' ? target : (normalizePhone(target)?.shown ?? target)
}

/** The purpose of a code that verifies a new contact. */
export const CODE_PURPOSE: Record<Contact, VerificationPurpose> = { phone: 'phone-change', email: 'email-change' }

/** Rate limit subject; phone and email codes are counted separately. */
export const codeSubject = (accountId: string, contact: Contact) => `${contact}/${accountId}`
