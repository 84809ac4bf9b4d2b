import type { Booking, Day } from '~/models/trade/days/days'
import type { Cents, PerMille, Totals } from '~/models/trade/money'
import type { PAYMENT_TERMS } from '~/models/trade/vocabulary/orders'

/** One vehicle of an invoice. Cents before tax, and the tax on them; 0 for what was cancelled. */
export type InvoiceLine = {
  title: string
  booking: Booking
  isCancelled: boolean
  priceCents: Cents
  taxCents: Cents
  /** What was done to it after it was ordered, a sentence each. */
  amendments: string[]
}

/** Who is billed. */
export type BilledCompany = {
  productionCompanyName: string
  contactName: string
  email: string
  phoneNumber: string
  addressLine1: string
  addressLine2: string
  city: string
  state: string | null
  zipcode: string
}

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
  /** The invoice that this one takes the place of, and why. */
  corrects: { number: string; madeOn: Day; reason: string } | null
}

/** 'INV-2026-0007': counted from 1 in every year, without a gap. */
export function invoiceNumber({ year, number }: { year: number; number: number }): string {
  return `INV-${year}-${String(number).padStart(4, '0')}`
}

export function invoiceTotals(lines: readonly Pick<InvoiceLine, 'priceCents' | 'taxCents'>[]): Totals {
  const subTotal = lines.reduce((sum, { priceCents }) => sum + priceCents, 0)
  const tax = lines.reduce((sum, { taxCents }) => sum + taxCents, 0)
  return { subTotal, tax, total: subTotal + tax }
}
