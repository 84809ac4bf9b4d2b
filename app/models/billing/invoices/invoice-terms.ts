import { type PerMille, taxPercent } from '~/models/trade/money/tax'
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
    `Payment: ${payment}, as chosen with order #${id}. Please name the number of this invoice.`,
    'All amounts are US dollars. The rate of a vehicle is for all days of its rental, the first and the last one counted.',
    `Tax of ${taxPercent(taxPerMille)} is reckoned on each vehicle and rounded to the cent.`,
    'What was cancelled is listed for the record and is not owed.',
  ].join('\n')
}
