import { formatBooking } from '~/models/trade/days/day-words'
import { type Cents, formatExact, formatPrice } from '~/models/trade/money/money'
import { monthlyRate, weeklyRate } from '~/models/trade/money/rates'
import type { DealStage } from './deal-stage'
import type { DealFacts, DealRow } from './list-vehicle'

/** Before the first inquiry, and after one that was withdrawn, there is the listing's day alone. */
export function dealRow({ stage, inquiry, today, dailyCents }: RowOf): DealRow {
  const daily = `${formatExact(dailyCents)} / day`
  if (!inquiry || stage === 'not_inquired') return { days: '', listed: '', daily, offer: '' }
  return {
    days: formatBooking(inquiry.booking, today),
    listed: formatExact(inquiry.listedCents),
    daily,
    offer: formatExact(inquiry.lastOfferCents),
  }
}

type RowOf = { stage: DealStage } & Pick<DealFacts, 'inquiry' | 'today' | 'dailyCents'>

/** What the listing asks for a day, a week and a month, short where room is. */
export function dealPrices(dailyCents: Cents): string[] {
  return [dailyCents, weeklyRate(dailyCents), monthlyRate(dailyCents)].map(formatPrice)
}
