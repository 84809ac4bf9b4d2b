import { type PerMille, taxPercent } from '~/models/trade/money'

/** What a quote says below its figures, one paragraph a line. Kept with the quote, so a new wording changes no old one. */
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
