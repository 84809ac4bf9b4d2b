import { Facts } from '~/components/ui/facts'

const SPANS = ['Day', 'Week', 'Month']

/** What the listing asks for a day, a week and a month, before tax. */
export function CardPrices({ prices }: { prices: readonly string[] }) {
  const rates = prices.map((price, index) => ({
    label: SPANS[index] ?? '',
    value: <span className="price">{price}</span>,
  }))
  return <Facts facts={rates} look="stacked" className="flex flex-wrap gap-x-5 gap-y-1 text-sm" />
}
