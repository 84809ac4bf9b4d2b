import { QUOTE_DAYS } from '~/models/trade/constants'
import { addDays, type Booking, type Day } from '~/models/trade/days/days'
import type { Cents, PerMille, Totals } from '~/models/trade/money'

/** One vehicle of a quote, as it was told then. Cents, totals for the days but the daily rate. */
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
  /** By whom it was made, and on which day. */
  madeBy: string
  madeOn: Day
  madeAt: Date
  validUntil: Day
  taxPerMille: PerMille
  terms: string
  company: QuotedCompany
  lines: QuoteLine[]
  /** The one of the same cart before, to be told apart from. */
  previous: { id: number; madeOn: Day; lines: QuoteLine[] } | null
}

/** Whom a quote is for. */
export type QuotedCompany = {
  companyName: string
  contactPerson: string
  email: string
  phoneNumber: string
  addressLine1: string
  addressLine2: string
  city: string
  state: string
  zipcode: string
}

export function quoteTotals(lines: readonly Pick<QuoteLine, 'agreedCents' | 'taxCents'>[]): Totals {
  const subTotal = lines.reduce((sum, { agreedCents }) => sum + agreedCents, 0)
  const tax = lines.reduce((sum, { taxCents }) => sum + taxCents, 0)
  return { subTotal, tax, total: subTotal + tax }
}

/** A quote is good for `QUOTE_DAYS`, today among them, and not beyond the first day that it is about: rates lapse then. */
export function validUntil(today: Day, lines: readonly { booking: Booking }[]): Day {
  const last = addDays(today, QUOTE_DAYS - 1)
  const [earliest = last] = [last, ...lines.map(({ booking }) => booking.from)].toSorted()
  return earliest
}
