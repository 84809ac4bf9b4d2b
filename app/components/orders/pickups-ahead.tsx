import { Link } from '@remix-run/react'
import { Status } from '~/components/ui/feedback/note'
import { Photo } from '~/components/ui/photo'
import { orderPaths } from '~/models/trade/paths/orders'
import type { PickupAhead } from '~/services/orders/pickups-ahead.server'
import { PickupLinks } from './pickup-links'

/** A crew's upcoming pickups in all its projects. */
export function PickupsAhead({ sections }: { sections: readonly { heading: string; pickups: PickupAhead[] }[] }) {
  if (sections.length === 0) return null
  return (
    <section className="sheet mt-6 p-5" aria-labelledby="ahead">
      <h2 id="ahead" className="text-xl">
        Pickups
      </h2>
      {sections.map(({ heading, pickups }) => (
        <section key={heading} className="mt-4" aria-label={heading}>
          <h3 className="text-sm text-quiet">{heading}</h3>
          <ul className="mt-1 divide-y divide-base-300">
            {pickups.map((pickup) => (
              <Pickup key={pickup.id} pickup={pickup} />
            ))}
          </ul>
        </section>
      ))}
    </section>
  )
}

function Pickup({ pickup }: { pickup: PickupAhead }) {
  const { title, day, project, picture, missing, place, shownFrom, orderId } = pickup
  return (
    <li className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-4 gap-y-1 py-3 md:grid-cols-[5rem_minmax(0,1fr)_minmax(0,1fr)]">
      <Photo picture={picture} alt="" sizes="5rem" className="rounded-field" />
      <div className="min-w-0">
        <p className="font-semibold">{title}</p>
        <p className="text-sm text-quiet">
          {day},{' '}
          <Link className="link" to={orderPaths.orderDetails(orderId, project.id, project.title)}>
            Order #{orderId}
          </Link>
          , {project.title}
        </p>
        {missing && <Status {...missing} className="mt-1 whitespace-normal!" />}
      </div>
      <div className="min-w-0 text-sm max-md:col-start-2">
        <p>{place?.address ?? <span className="text-quiet">Location and phone available {shownFrom}</span>}</p>
        {place && <PickupLinks phone={place.phone} orderId={orderId} />}
      </div>
    </li>
  )
}
