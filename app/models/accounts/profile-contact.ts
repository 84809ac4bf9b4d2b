import { normalizePhone } from '~/models/trade/fields/person'
import type { Contact } from '~/models/trade/vocabulary/accounts'

/** An e-mail address as it is, an E.164 number as people read it. */
export function formatContact(contact: Contact, target: string): string {
  return contact === 'email' ? target : (normalizePhone(target)?.shown ?? target)
}
