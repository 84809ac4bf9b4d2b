import { type PerMille, taxPercent } from '~/models/trade/money'
import { labelOf } from '~/models/trade/vocabulary/option'
import { PAYMENT_METHODS, PAYMENT_TERMS } from '~/models/trade/vocabulary/orders'

type Agreed = {
  paymentTerms: (typeof PAYMENT_TERMS)[number]['value']
  paymentMethod: (typeof PAYMENT_METHODS)[number]['value']
  taxPerMille: PerMille
  /** Of the order. */
  id: number
}

/** What an invoice says below its figures, one paragraph a line. Kept with it, so a new wording changes no old one. */
export function invoiceTerms({ paymentTerms, paymentMethod, taxPerMille, id }: Agreed): string {
  const payment = `${labelOf(PAYMENT_TERMS, paymentTerms)}, by ${labelOf(PAYMENT_METHODS, paymentMethod)}`
  return [
    `Payment: ${payment}, as selected on order #${id}. Please reference this invoice number.`,
    "All amounts are in US dollars. Each vehicle's rate covers the full rental, first and last day included.",
    `${taxPercent(taxPerMille)} tax is calculated per vehicle and rounded to the cent.`,
    'Cancelled items are listed for the record only.',
  ].join('\n')
}
