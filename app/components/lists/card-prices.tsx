import { Facts } from '~/components/ui/facts'
import { formatPrice } from '~/models/trade/money/money'
import { monthlyRate, weeklyRate } from '~/models/trade/money/rates'

/** What the listing asks for a day, a week and a month, before tax. */
export function CardPrices({ dailyCents }: { dailyCents: number }) {
  const rates = [
    { label: 'Day', value: priceOf(dailyCents) },
    { label: 'Week', value: priceOf(weeklyRate(dailyCents)) },
    { label: 'Month', value: priceOf(monthlyRate(dailyCents)) },
  ]
  return <Facts facts={rates} look="stacked" className="flex flex-wrap gap-x-5 gap-y-1 text-sm" />
}

function priceOf(cents: number) {
  return <span className="price">{formatPrice(cents)}</span>
}
