import { formatPrice } from '~/models/trade/money'
import { monthlyRate, weeklyRate } from '~/models/trade/rates'

/** What the listing asks for a day, a week and a month, before tax. */
export function CardPrices({ dailyCents }: { dailyCents: number }) {
  const rates = [
    { unit: 'Day', cents: dailyCents },
    { unit: 'Week', cents: weeklyRate(dailyCents) },
    { unit: 'Month', cents: monthlyRate(dailyCents) },
  ]
  return (
    <dl className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {rates.map(({ unit, cents }) => (
        <div key={unit}>
          <dt className="text-quiet">{unit}</dt>
          <dd className="price">{formatPrice(cents)}</dd>
        </div>
      ))}
    </dl>
  )
}
