import { AMENDMENT_LABELS } from '~/models/orders/items/item-messages'
import { type Booking, type Day, formatBookingOfYear, formatDayOfYear } from '~/models/trade/days/day'
import { type Cents, formatCents, type PerMille, type Totals, taxPercent } from '~/models/trade/money'
import { labelOf } from '~/models/trade/vocabulary/option'
import { type AmendmentKind, PAYMENT_METHODS, PAYMENT_TERMS } from '~/models/trade/vocabulary/orders'
import type { BilledContact } from './billed-contact'

/** One vehicle of an invoice. Cents before tax, and the tax; both 0 if cancelled. */
export type InvoiceLine = {
  title: string
  booking: Booking
  isCancelled: boolean
  priceCents: Cents
  taxCents: Cents
  /** Its amendments, one sentence each. */
  amendments: string[]
}

/** Who is billed. */
type BilledCompany = BilledContact & { productionCompanyName: string; contactName: string }

export type Invoice = {
  id: string
  /** 'INV-2026-0007'. */
  number: string
  orderId: number
  projectTitle: string
  madeBy: string
  madeOn: Day
  madeAt: Date
  company: BilledCompany
  paymentTerms: (typeof PAYMENT_TERMS)[number]['value']
  taxPerMille: PerMille
  terms: string
  lines: InvoiceLine[]
  /** The invoice that this one replaces, and why. */
  corrects: { number: string; madeOn: Day; reason: string } | null
}

/** 'INV-2026-0007': numbered from 1 every year, without gaps. */
export function invoiceNumber({ year, number }: { year: number; number: number }): string {
  return `INV-${year}-${String(number).padStart(4, '0')}`
}

export function invoiceTotals(lines: readonly Pick<InvoiceLine, 'priceCents' | 'taxCents'>[]): Totals {
  const subTotal = lines.reduce((sum, { priceCents }) => sum + priceCents, 0)
  const tax = lines.reduce((sum, { taxCents }) => sum + taxCents, 0)
  return { subTotal, tax, total: subTotal + tax }
}

type Agreed = {
  paymentTerms: (typeof PAYMENT_TERMS)[number]['value']
  paymentMethod: (typeof PAYMENT_METHODS)[number]['value']
  taxPerMille: PerMille
  /** Order number. */
  id: number
}

/** Text below the totals, one paragraph per line. Stored with the invoice, so new wording changes no old one. */
export function invoiceTerms({ paymentTerms, paymentMethod, taxPerMille, id }: Agreed): string {
  const payment = `${labelOf(PAYMENT_TERMS, paymentTerms)}, by ${labelOf(PAYMENT_METHODS, paymentMethod)}`
  return [
    `Payment: ${payment}, as selected on order #${id}. Please reference this invoice number.`,
    "All amounts are in US dollars. Each vehicle's rate covers the full rental, first and last day included.",
    `${taxPercent(taxPerMille)} tax is calculated per vehicle and rounded to the cent.`,
    'Cancelled items are listed for the record only.',
  ].join('\n')
}

/** An amendment; `is.booking` is null after a cancellation. Cents before tax. */
export type Amended = {
  kind: AmendmentKind
  on: Day
  was: { booking: Booking; cents: Cents }
  is: { booking: Booking | null; cents: Cents }
}

/** 'Extended on Dec 11, 2026: was Dec 7, 2026 to Dec 11, 2026, $500.00; now Dec 7, 2026 to Dec 12, 2026, $600.00.' */
export function invoiceAmendmentText({ kind, on, was, is }: Amended): string {
  const done = `${AMENDMENT_LABELS[kind].invoice} on ${formatDayOfYear(on)}`
  if (!is.booking) return `${done}: was ${formatBookingOfYear(was.booking)}, ${formatCents(was.cents)}.`
  const before = `was ${formatBookingOfYear(was.booking)}, ${formatCents(was.cents)}`
  return `${done}: ${before}; now ${formatBookingOfYear(is.booking)}, ${formatCents(is.cents)}.`
}
