import { normalizePhone } from '~/models/trade/fields/person'

/** Where a quote or an invoice goes. */
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

/** As a form shows it. */
export function contactFields(contact: BilledContact) {
  const { email, addressLine1, addressLine2, city, state, zipcode } = contact
  return { email, phoneNumber: phoneOf(contact), addressLine1, addressLine2, city, state: state ?? '', zipcode }
}

/** As a document shows it. */
export function contactFacts(contact: BilledContact) {
  const { email, addressLine1, addressLine2, city, state, zipcode } = contact
  const place = `${[city, state].filter(Boolean).join(', ')} ${zipcode}`
  return [
    { label: 'Address', value: [addressLine1, addressLine2, place].filter(Boolean).join('\n') },
    { label: 'Contact', value: [email, phoneOf(contact)].join('\n') },
  ]
}
