import { Link } from '@remix-run/react'
import { BUTTON_CLASS } from '~/components/ui/button-class'
import { Icon } from '~/components/ui/icon'
import { Photo } from '~/components/ui/photo'
import { Price } from '~/components/ui/price'
import type { VehicleCard as Card } from '~/models/fleet/search-page'
import { paths } from '~/models/trade/addresses/paths'
import { labelOf } from '~/models/trade/option'
import { ANGLES, type Angle } from '~/models/trade/photos/angles'
import { photoUrls } from '~/models/trade/photos/photo-urls'

interface VehicleCardProps {
  card: Card
  angle: Angle | null
  /** The search it stands in: where adding it leads back to. */
  returnTo: string
  /** Of the first three, which load at once. */
  isPriority: boolean
}

/** Photo, name, place, price and the one thing to do: what a search says about a vehicle. */
export function VehicleCard({ card, angle, returnTo, isPriority }: VehicleCardProps) {
  return (
    <article className="sheet flex flex-col" data-stop="">
      <div className="overflow-hidden rounded-t-[calc(var(--radius-box)-1px)]">
        <Photo
          picture={card.photoId ? photoUrls(card.photoId) : null}
          alt={angle === null ? card.title : `${card.title}, ${labelOf(ANGLES, angle)}`}
          isPriority={isPriority}
        />
      </div>
      <div className="flex grow flex-col gap-3 p-4">
        <div className="flex grow items-start justify-between gap-3">
          <div className="min-w-0">
            <h3 className="text-base leading-snug">
              <Link className="hover:underline" to={paths.viewVehicle(card.id)}>
                {card.title}
              </Link>
            </h3>
            <p className="mt-0.5 text-sm text-quiet">{card.town}</p>
          </div>
          <Price amount={card.price} unit="/ DAY" className="text-right" />
        </div>
        <Link className={`${BUTTON_CLASS.outline} w-full`} to={paths.addToProject(card.id, { returnTo })}>
          <Icon name="plus" />
          Add to project<span className="sr-only"> {card.title}</span>
        </Link>
      </div>
    </article>
  )
}
