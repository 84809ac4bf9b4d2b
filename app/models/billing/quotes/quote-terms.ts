import { type PerMille, taxPercent } from '~/models/trade/money/tax'

/** What a quote says below its figures, one paragraph a line. Kept with the quote, so a new wording changes no old one. */
export function quoteTerms(tax: PerMille): string {
  return [
    'All amounts are US dollars. The agreed rate of a vehicle is for all days of its rental, the first and the last one counted.',
    `Tax of ${taxPercent(tax)} is reckoned on each vehicle and rounded to the cent.`,
    'This quote holds no days. Vehicles are held once they are ordered and as long as their owners have them free; until then another production may book them.',
    'The rates were agreed with the owners of the vehicles for these days. Other days cost what the listings ask for them, as far below or above as was agreed here.',
    'Delivery, fuel, drivers, damage and insurance are not part of this quote. The rental agreement of the order says what holds for them.',
    'Payment is due by the terms that are chosen with the order.',
  ].join('\n')
}
