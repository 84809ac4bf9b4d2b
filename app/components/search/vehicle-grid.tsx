import { Link } from '@remix-run/react'
import type { AddButton } from '~/components/fleet/add-button'
import { Heart } from '~/components/fleet/heart'
import { Status } from '~/components/ui/feedback/note'
import { Name } from '~/components/ui/name'
import { Photo } from '~/components/ui/photo'
import { Price } from '~/components/ui/price'
import { cardId } from '~/models/fleet/place'
import type { VehicleCard as Card, SearchPage } from '~/models/search/search-page'
import { searchPath } from '~/models/trade/addresses/search-query'
import { fleetPaths } from '~/models/trade/paths/fleet'
import { ANGLES, type Angle, photoUrls } from '~/models/trade/photos'
import { labelOf } from '~/models/trade/vocabulary/option'

interface VehicleGridProps {
  cards: readonly Card[]
  /** The angle of their photos; null for the first one of each. */
  angle: Angle | null
  /** The list that the renter last added a vehicle to. */
  last: SearchPage['last']
  mayAdd: boolean
  /** The page they are on, which a press without script leads back to. */
  backTo: string
  Add: AddButton
}

/** What the cards of a search need to know of it. */
export const gridOf = ({ query, last, mayAdd }: SearchPage) => ({
  angle: query.angle,
  last,
  mayAdd,
  backTo: searchPath(query),
})

export function VehicleGrid({ cards, ...page }: VehicleGridProps) {
  return (
    <ul className="grid grid-cols-1 gap-5 sm:grid-cols-2 xl:grid-cols-3">
      {cards.map((card, index) => (
        <li className="grid" key={card.id}>
          <VehicleCard {...page} card={card} isFirst={index === 0} />
        </li>
      ))}
    </ul>
  )
}

interface VehicleCardProps extends Omit<VehicleGridProps, 'cards'> {
  card: Card
  /** The first result, whose photo a phone shows first. */
  isFirst: boolean
}

/**
 * Photo, heart, name, town, distance, price per day and for the searched days, and the add button. Photo and name are one link,
 * unless the vehicle is no longer listed.
 */
function VehicleCard({ card, angle, last, mayAdd, backTo, isFirst, Add }: VehicleCardProps) {
  const id = cardId(card.id)
  const returnTo = `${backTo}#${id}`
  return (
    <article
      id={id}
      className={`sheet relative flex min-w-0 overflow-hidden scroll-mt-16 flex-col hover:border-(--field-line) ${card.isGone ? 'toned is-gone' : ''}`}
      data-nav-item=""
    >
      <Photo
        picture={card.photoId ? photoUrls(card.photoId) : null}
        alt={angle === null ? card.title : `${card.title}, ${labelOf(ANGLES, angle)}`}
        sizes={SIZES}
        isPriority={isFirst}
      />
      <Heart vehicle={card} favorite={card.favorite} returnTo={returnTo} isOnPhoto />
      <div className="flex grow flex-col gap-3 p-4">
        <div className="grow">
          <div className="flex items-start justify-between gap-3">
            <h3 className="min-w-0 text-base leading-snug">
              {card.isGone ? (
                <Name of={card.title} />
              ) : (
                <Link className="after:absolute after:inset-0 hover:underline" to={fleetPaths.viewVehicle(card.id)}>
                  <Name of={card.title} />
                </Link>
              )}
            </h3>
            {card.isGone ? (
              <Status tone="gone" label="Not Available" />
            ) : (
              <Price amount={card.price} unit="/ DAY" className="text-right" />
            )}
          </div>
          <div className="flex flex-wrap justify-between gap-3 gap-y-0 text-sm">
            <p className="text-quiet">{[card.town, card.distance].filter(Boolean).join(' · ')}</p>
            {card.differences && <p className="order-last w-full pt-1">{card.differences}</p>}
            {card.forDays && <p className="figure">{card.forDays}</p>}
          </div>
        </div>
        {mayAdd && !card.isGone && <Add vehicle={card} place={card.place} last={last} returnTo={returnTo} />}
      </div>
    </article>
  )
}

/**
 * Three or two columns beside the filters, two without them, one on phones. On phones it asks for slightly less than
 * the displayed width and at most two pixels per point: nobody sees the difference, and it halves the photo bytes.
 */
const SIZES =
  '(min-width: 80rem) 19rem, (min-width: 64rem) 29rem, (min-width: 40rem) 50vw, (min-resolution: 2.5dppx) 60vw, 88vw'
