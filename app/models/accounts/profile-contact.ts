import { normalizePhone } from '~/models/trade/fields/phone'

/** The two ways to reach somebody; each is changed in two steps, the second with a code sent to the new one. */
export type Contact = 'phone' | 'email'

/** An e-mail address as it is, an E.164 number as people read it. */
export function contactWords(contact: Contact, target: string): string {
  return contact === 'email' ? target : (normalizePhone(target)?.shown ?? target)
}
