import { Link } from '@remix-run/react'
import { lazy, Suspense } from 'react'
import type { AddButton } from '~/components/fleet/add-button'
import { Heart } from '~/components/fleet/heart'
import { Status } from '~/components/ui/feedback/note'
import { Name } from '~/components/ui/name'
import { Price } from '~/components/ui/price'
import { cardId } from '~/models/fleet/place'
import type { VehicleCard as Card, SearchPage } from '~/models/search/search-page'
import { searchPath } from '~/models/trade/addresses/search-query'
import type { Booking } from '~/models/trade/days/day'
import { fleetPaths } from '~/models/trade/paths/fleet'
import type { Angle } from '~/models/trade/photos'
import { CardPhotos } from './card-photos'
import { CompareBox } from './compare/compare-box'

interface VehicleGridProps {
  cards: readonly Card[]
  /** The angle of their photos; null for the first one of each. */
  angle: Angle | null
  /** The list that the renter last added a vehicle to. */
  last: SearchPage['last']
  mayAdd: boolean
  /** The days and the place that a comparison starts with. */
  compared: { booking: Booking | null; near: string }
  /** The page they are on, which the form returns to without script. */
  backTo: string
  Add: AddButton
}

/** The part of a search that its cards need. */
export const gridOf = ({ query, last, mayAdd }: SearchPage) => ({
  angle: query.angle,
  last,
  mayAdd,
  compared: { booking: query.booking, near: query.near },
  backTo: searchPath(query),
})

export function VehicleGrid({ cards, compared, ...page }: VehicleGridProps) {
  return (
    <div className="compare-area">
      <ul className="grid grid-cols-1 gap-5 sm:grid-cols-2 xl:grid-cols-3 lg:in-[.has-map]:grid-cols-1 xl:in-[.has-map]:grid-cols-2">
        {cards.map((card, index) => (
          <li className="grid" key={card.id}>
            <VehicleCard {...page} card={card} isFirst={index === 0} />
          </li>
        ))}
      </ul>
      <Suspense>
        <CompareBar {...compared} vehicleIds={cards.map(({ id }) => id)} />
      </Suspense>
    </div>
  )
}

/** Loaded after the page's script. */
const CompareBar = lazy(() => import('./compare/compare-bar'))

interface VehicleCardProps extends Omit<VehicleGridProps, 'cards' | 'compared'> {
  card: Card
  /** The first result, whose photo is the first visible one on a phone. */
  isFirst: boolean
}

/**
 * Photo, heart, name, town, distance, price per day and for the searched days, and the add button. Photo and name are
 * one link, unless the vehicle is no longer listed.
 */
function VehicleCard({ card, angle, last, mayAdd, backTo, isFirst, Add }: VehicleCardProps) {
  const id = cardId(card.id)
  const returnTo = `${backTo}#${id}`
  return (
    <article
      id={id}
      className={`sheet relative flex min-w-0 overflow-hidden scroll-mt-16 flex-col hover:border-(--field-line) ${card.isGone ? 'toned is-gone' : ''}`}
      data-nav-item=""
      data-at={card.at}
    >
      <CardPhotos card={card} angle={angle} isFirst={isFirst} />
      <Heart vehicle={card} favorite={card.favorite} returnTo={returnTo} isOnPhoto />
      <div className="card-body">
        <h3 className="card-title">
          {card.isGone ? (
            <Name of={card.title} />
          ) : (
            <Link className="after:absolute after:inset-0 hover:underline" to={fleetPaths.viewVehicle(card.id)}>
              <Name of={card.title} />
            </Link>
          )}
        </h3>
        <div className="card-facts">
          <p className="text-quiet">{[card.town, card.distance].filter(Boolean).join(' · ')}</p>
          {card.isGone ? (
            <Status tone="gone" label="Not Available" />
          ) : (
            <Price amount={card.price} unit="/ DAY" className="text-base" />
          )}
          {card.differences && <p className="order-last w-full">{card.differences}</p>}
          {card.forDays && <p className="figure w-full text-right">{card.forDays}</p>}
        </div>
        {!card.isGone && mayAdd && (
          <Add vehicle={card} place={card.place} last={last} returnTo={returnTo}>
            <CompareBox vehicle={card} />
          </Add>
        )}
        {!card.isGone && !mayAdd && (
          <div className="card-actions">
            <CompareBox vehicle={card} />
          </div>
        )}
      </div>
    </article>
  )
}
