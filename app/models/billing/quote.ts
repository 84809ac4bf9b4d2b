import { QUOTE_DAYS } from '~/models/trade/constants'
import type { Booking, Day } from '~/models/trade/days/day'
import { addDays } from '~/models/trade/days/days'
import { type Cents, type PerMille, type Totals, taxPercent } from '~/models/trade/money'
import type { BilledContact } from './billed-contact'

/** One vehicle of a quote, frozen. Cents, totals for the days except the daily rate. */
export type QuoteLine = {
  listVehicleId: string
  /** '1976 Chevrolet Caprice'. */
  title: string
  /** 'Decatur, GA'. */
  town: string
  booking: Booking
  dailyCents: Cents
  listedCents: Cents
  agreedCents: Cents
  taxCents: Cents
}

export type Quote = {
  id: number
  project: { id: string; title: string }
  madeBy: string
  madeOn: Day
  madeAt: Date
  validUntil: Day
  taxPerMille: PerMille
  terms: string
  company: QuotedCompany
  lines: QuoteLine[]
  /** The previous quote of the same cart, for the list of changes. */
  previous: { id: number; madeOn: Day; lines: QuoteLine[] } | null
}

export type QuotedCompany = BilledContact & { companyName: string; contactPerson: string; state: string }

export function quoteTotals(lines: readonly Pick<QuoteLine, 'agreedCents' | 'taxCents'>[]): Totals {
  const subTotal = lines.reduce((sum, { agreedCents }) => sum + agreedCents, 0)
  const tax = lines.reduce((sum, { taxCents }) => sum + taxCents, 0)
  return { subTotal, tax, total: subTotal + tax }
}

/** Valid for `QUOTE_DAYS` including today, but not past the earliest first day, when its rates lapse. */
export function validUntil(today: Day, lines: readonly { booking: Booking }[]): Day {
  const last = addDays(today, QUOTE_DAYS - 1)
  const [earliest = last] = [last, ...lines.map(({ booking }) => booking.from)].toSorted()
  return earliest
}

/** 'Q-1001', as shown and printed. */
export const quoteNumber = (id: number) => `Q-${id}`

/** Text below the totals, one paragraph per line. Stored with the quote, so new wording changes no old one. */
export function quoteTerms(tax: PerMille): string {
  return [
    "All amounts are in US dollars. Each vehicle's agreed rate covers the full rental, first and last day included.",
    `${taxPercent(tax)} tax is calculated per vehicle and rounded to the cent.`,
    'This quote does not hold the dates. Vehicles are reserved only when ordered, subject to availability; until then another production may book them.',
    'The rates were agreed with the vehicle owners for these dates. Other dates are charged at list price, adjusted by the same discount or premium.',
    'Delivery, fuel, drivers, damage and insurance are not included in this quote. See the rental agreement for those terms.',
    'Payment is due on the terms selected with the order.',
  ].join('\n')
}
