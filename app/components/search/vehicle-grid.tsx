import type { AddButton } from '~/components/fleet/add-button'
import type { VehicleCard as Card, SearchPage } from '~/models/search/search-page'
import { searchPath } from '~/models/trade/addresses/search-query'
import { VehicleCard } from './vehicle-card'

interface VehicleGridProps {
  cards: readonly Card[]
  /** The page they stand on. */
  page: SearchPage
  Add: AddButton
}

export function VehicleGrid({ cards, page: { query, last }, Add }: VehicleGridProps) {
  return (
    <ul className="grid grid-cols-1 gap-5 sm:grid-cols-2 xl:grid-cols-3">
      {cards.map((card, index) => (
        <li className="grid" key={card.id}>
          <VehicleCard
            card={card}
            angle={query.angle}
            last={last}
            returnTo={searchPath(query)}
            isFirst={index === 0}
            Add={Add}
          />
        </li>
      ))}
    </ul>
  )
}
