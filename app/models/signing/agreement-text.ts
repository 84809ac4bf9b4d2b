import { type Booking, countDays, formatBookingOfYear, formatDayCount } from '~/models/trade/days/day'
import { type Cents, formatCents, orderTaxLabel } from '~/models/trade/money'
import type { SigningMethod } from '~/models/trade/vocabulary/documents'
import { TERMS_NOTE, type Term, termsSigned } from './agreement-terms'

type Line = readonly [label: string, value: string]

/** The text of a rental agreement as shown, printed and signed; it never changes later. */
export type AgreementText = {
  title: string
  /** 'Order #1001, The Long Haul'. */
  lead: string
  company: string
  signer: string
  parties: readonly Line[]
  vehicles: readonly { id: string; title: string; days: string; price: string }[]
  sums: readonly Line[]
  note: string
  terms: readonly Term[]
}

export type AgreementFacts = {
  orderId: number
  projectTitle: string
  company: string
  contact: string
  address: readonly string[]
  /** 'Net 30, ACH'. */
  payment: string
  placedOn: string
  signer: { name: string; title: string; email: string }
  items: readonly { id: string; title: string; booking: Booking; price: Cents; tax: Cents }[]
  taxPerMille: number
  signedWith: SigningMethod
}

/** The same facts always give exactly the same text. */
export function agreementText(facts: AgreementFacts): AgreementText {
  const { signer, items, company } = facts
  const subTotal = items.reduce((sum, { price }) => sum + price, 0)
  const tax = items.reduce((sum, each) => sum + each.tax, 0)
  const who = `${signer.name}, ${signer.title}`
  return {
    title: 'Rental agreement',
    lead: `Order #${facts.orderId}, ${facts.projectTitle}`,
    company,
    signer: signer.name,
    parties: [
      ['Renter', company],
      ['Contact', facts.contact],
      ['Address', facts.address.join(', ')],
      ['Production', facts.projectTitle],
      ['Signer for the Renter', `${who}, ${signer.email}`],
      ['Ordered', facts.placedOn],
      ['Payment terms', facts.payment],
    ],
    vehicles: items.map(({ id, title, booking, price }) => ({
      id,
      title,
      days: `${formatBookingOfYear(booking)}, ${formatDayCount(countDays(booking))}`,
      price: formatCents(price),
    })),
    sums: [
      ['Sub Total', formatCents(subTotal)],
      [orderTaxLabel(facts.taxPerMille), formatCents(tax)],
      ['Total', formatCents(subTotal + tax)],
    ],
    note: TERMS_NOTE,
    terms: termsSigned(facts.signedWith),
  }
}

/** The form that is stored and hashed; the same agreement always serializes the same way. */
export const serializeAgreement = (text: AgreementText): string => JSON.stringify(text)

/** Parses a stored text. */
export function parseAgreement(kept: string): AgreementText {
  return JSON.parse(kept)
}

/** Compares a typed name with the one in the agreement, ignoring case and extra spaces. */
export function isSameName(typed: string, name: string): boolean {
  return plain(typed) === plain(name)
}

const plain = (name: string) => name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLocaleLowerCase('en-US')
