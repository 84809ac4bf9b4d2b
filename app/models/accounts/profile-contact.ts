import { normalizePhone } from '~/models/trade/fields/person'
import type { Contact, VerificationPurpose } from '~/models/trade/vocabulary/accounts'

/** An e-mail address as it is, an E.164 number as people read it. */
export function formatContact(contact: Contact, target: string): string {
  return contact === 'email' ? target : (normalizePhone(target)?.shown ?? target)
}

/** The purpose of a code that verifies a new contact. */
export const CODE_PURPOSE: Record<Contact, VerificationPurpose> = { phone: 'phone-change', email: 'email-change' }

/** Whose codes are counted: those for a number and those for an address apart, so that neither uses up the other's. */
export const codeSubject = (accountId: string, contact: Contact) => `${contact}/${accountId}`
