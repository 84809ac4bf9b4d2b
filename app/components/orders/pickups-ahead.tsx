import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { Status } from '~/components/ui/feedback/note'
import { Photo, type Picture } from '~/components/ui/photo'
import { Section } from '~/components/ui/section'
import { reportPaths } from '~/models/trade/paths/inspection'
import { orderPaths } from '~/models/trade/paths/orders'
import type { Tone } from '~/models/trade/vocabulary/option'
import type { PickupAhead } from '~/services/orders/pickups-ahead.server'
import type { VehicleOut } from '~/services/orders/vehicles-out.server'
import { PickupLinks, pickupText } from './pickup-links'

/** A crew's upcoming pickups in all its projects. */
export function PickupsAhead({ sections }: { sections: readonly { heading: string; pickups: PickupAhead[] }[] }) {
  if (sections.length === 0) return null
  return (
    <Section headingId="ahead" title="Pickups" size="large" className="pb-2!">
      {sections.map(({ heading, pickups }) => (
        <section key={heading} className="mt-3" aria-label={heading}>
          <h3 className="text-sm text-quiet">{heading}</h3>
          <ul className="divide-y divide-base-300">
            {pickups.map(({ day, missing, place, shownFrom, ...pickup }) => (
              <Booked key={pickup.id} {...pickup} day={day} mark={missing}>
                <p>
                  {place ? (
                    pickupText(place)
                  ) : (
                    <span className="text-quiet">Location and phone available {shownFrom}</span>
                  )}
                </p>
                {place && <PickupLinks pickup={place} orderId={pickup.orderId} />}
              </Booked>
            ))}
          </ul>
        </section>
      ))}
    </Section>
  )
}

/** The vehicles that a crew has out in all its projects. */
export function VehiclesOut({ vehicles }: { vehicles: readonly VehicleOut[] }) {
  if (vehicles.length === 0) return null
  return (
    <Section headingId="out" title="Out now" size="large" className="pb-2!">
      <ul className="mt-1 divide-y divide-base-300">
        {vehicles.map(({ pickup, isOverdue, ...vehicle }) => (
          <Booked key={vehicle.id} {...vehicle}>
            <PickupLinks pickup={pickup} orderId={vehicle.orderId}>
              {isOverdue && (
                <Link
                  className="link inline-flex min-h-11 items-center font-semibold"
                  to={reportPaths.pickupReturn(vehicle.orderId, vehicle.id)}
                  reloadDocument
                >
                  Return<span className="sr-only"> of {vehicle.title}</span>
                </Link>
              )}
            </PickupLinks>
          </Booked>
        ))}
      </ul>
    </Section>
  )
}

interface BookedProps {
  title: string
  picture: Picture | null
  orderId: number
  project: { id: string; title: string }
  day?: string
  mark: { tone: Tone; label: string } | null
  children: ReactNode
}

function Booked({ title, picture, orderId, project, day, mark, children }: BookedProps) {
  return (
    <li className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-4 pt-3 pb-1">
      <Photo picture={picture} alt="" sizes="5rem" className="rounded-field" />
      <div className="min-w-0 text-sm">
        <p className="text-base font-semibold">{title}</p>
        <p className="text-quiet">
          {day && `${day}, `}
          <Link className="link" to={orderPaths.orderDetails(orderId, project.id, project.title)}>
            Order #{orderId}
          </Link>
          , <bdi>{project.title}</bdi>
        </p>
        {mark && <Status {...mark} className="my-1 whitespace-normal!" />}
        {children}
      </div>
    </li>
  )
}
