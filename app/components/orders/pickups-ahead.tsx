import { Link } from '@remix-run/react'
import { Photo } from '~/components/ui/photo'
import { paths } from '~/models/trade/addresses/paths'
import type { PickupAhead } from '~/services/orders/pickups-ahead.server'

/** What a crew fetches next, over all its projects. */
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
  const { title, day, project, picture, place, phone, shownFrom, orderId } = pickup
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
      <Photo picture={picture} alt="" sizes="5rem" className="w-20! shrink-0 rounded-field" />
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-semibold">{title}</p>
        <p className="text-sm text-quiet">
          {day},{' '}
          <Link className="link" to={paths.orderSummary(orderId)}>
            Order #{orderId}
          </Link>
          , {project}
        </p>
      </div>
      <div className="min-w-0 flex-1 basis-56 text-sm">
        <p>{place ?? <span className="text-quiet">Place and phone from {shownFrom}</span>}</p>
        <p className="flex flex-wrap gap-x-4">
          {phone && (
            <a className="link inline-flex min-h-11 items-center whitespace-nowrap" href={`tel:${phone.e164}`}>
              {phone.shown}
            </a>
          )}
          {place && (
            <Link
              className="no-print link inline-flex min-h-11 items-center"
              to={paths.pickupDetails(orderId)}
              reloadDocument
            >
              Pickup details
            </Link>
          )}
        </p>
      </div>
    </li>
  )
}
