import type { VehicleCard as Card } from '~/models/fleet/search-page'
import { paths } from '~/models/trade/addresses/paths'
import type { SearchQuery } from '~/models/trade/addresses/search-query'
import { VehicleCard } from './vehicle-card'

interface VehicleGridProps {
  cards: readonly Card[]
  /** The search they stand in. */
  query: SearchQuery
}

export function VehicleGrid({ cards, query }: VehicleGridProps) {
  return (
    <ul className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
      {cards.map((card, index) => (
        <li className="grid" key={card.id}>
          <VehicleCard card={card} angle={query.angle} returnTo={paths.searchResults(query)} isPriority={index < 3} />
        </li>
      ))}
    </ul>
  )
}
