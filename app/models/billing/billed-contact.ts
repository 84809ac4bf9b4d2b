import { normalizePhone } from '~/models/trade/fields/person'

/** Address and contact of the company on a quote or an invoice. */
export type BilledContact = {
  email: string
  phoneNumber: string
  addressLine1: string
  addressLine2: string
  city: string
  state: string | null
  zipcode: string
}

const phoneOf = ({ phoneNumber }: BilledContact) => normalizePhone(phoneNumber)?.shown ?? phoneNumber

/** Values of the form fields. */
export function contactFields(contact: BilledContact) {
  const { email, addressLine1, addressLine2, city, state, zipcode } = contact
  return { email, phoneNumber: phoneOf(contact), addressLine1, addressLine2, city, state: state ?? '', zipcode }
}

/** Lines of a quote or an invoice. */
export function contactFacts(contact: BilledContact) {
  const { email, addressLine1, addressLine2, city, state, zipcode } = contact
  const place = `${[city, state].filter(Boolean).join(', ')} ${zipcode}`
  return [
    { label: 'Address', value: [addressLine1, addressLine2, place].filter(Boolean).join('\n') },
    { label: 'Contact', value: [email, phoneOf(contact)].join('\n') },
  ]
}
