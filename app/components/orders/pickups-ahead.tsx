import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { BUTTON_CLASS, type ButtonLook } from '~/components/ui/button'
import { Status } from '~/components/ui/feedback/note'
import { Icon } from '~/components/ui/icon'
import { Photo, type Picture } from '~/components/ui/photo'
import { Section } from '~/components/ui/section'
import { TaskLink } from '~/components/ui/task-link'
import type { OrderTask } from '~/models/trade/due/order-task'
import { orderPaths } from '~/models/trade/paths/orders'
import type { OwnPath } from '~/models/trade/paths/own-path'
import { pickupPaths } from '~/models/trade/paths/pickup'
import type { Tone } from '~/models/trade/vocabulary/option'
import type { PickupAhead } from '~/services/orders/pickups-ahead.server'
import type { Pickup } from '~/services/orders/select-booked.server'
import type { VehicleOut } from '~/services/orders/vehicles-out.server'
import { pickupText, returnText } from './pickup-links'

interface PickupsAheadProps {
  sections: readonly { heading: string; pickups: (PickupAhead & { task: OrderTask | null })[] }[]
  /** The row with the page's primary button. */
  firstId: string | undefined
}

/** A crew's upcoming pickups in all its projects. */
export function PickupsAhead({ sections, firstId }: PickupsAheadProps) {
  if (sections.length === 0) return null
  return (
    <Section headingId="ahead" title="Pickups and deliveries" size="large" className="pb-1!">
      {sections.map(({ heading, pickups }) => (
        <section key={heading} className="mt-2" aria-label={heading}>
          <h3 className="text-sm text-quiet">{heading}</h3>
          <ul className="divide-y divide-base-300">
            {pickups.map(({ missing, place, shownFrom, ...pickup }) => (
              <Booked
                key={pickup.id}
                {...pickup}
                mark={missing}
                contact={place}
                details={place && !missing ? pickupPaths.pickupDetails(pickup.orderId) : null}
                isFirst={pickup.id === firstId}
              >
                <p className={place ? undefined : 'text-quiet'}>
                  {place ? pickupText(place) : `Location and phone available ${shownFrom}`}
                </p>
              </Booked>
            ))}
          </ul>
        </section>
      ))}
    </Section>
  )
}

interface VehiclesOutProps {
  vehicles: readonly (VehicleOut & { task: OrderTask | null })[]
  /** The row with the page's primary button. */
  firstId: string | undefined
}

/** The vehicles that a crew has out in all its projects. */
export function VehiclesOut({ vehicles, firstId }: VehiclesOutProps) {
  if (vehicles.length === 0) return null
  return (
    <Section headingId="out" title="Out now" size="large" className="pb-1!">
      <ul className="divide-y divide-base-300">
        {vehicles.map(({ pickup, ...vehicle }) => (
          <Booked
            key={vehicle.id}
            {...vehicle}
            contact={pickup}
            details={pickupPaths.pickupDetails(vehicle.orderId)}
            isFirst={vehicle.id === firstId}
          >
            <p>{returnText(pickup)}</p>
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
  day: string
  mark: { tone: Tone; label: string } | null
  /** Whom to call about it, if it is time to. */
  contact: Pickup | null
  /** What the reader does about its mark. */
  task: OrderTask | null
  /** The next step without a task: its pickup, or the order if that is null. */
  details: OwnPath | null
  isFirst: boolean
  children: ReactNode
}

/** A booked vehicle: when, where, and its next step with the owner's phone beside it. */
function Booked(props: BookedProps) {
  const { title, picture, orderId, project, day, mark, contact, task, details, isFirst, children } = props
  const order = orderPaths.orderDetails(orderId, project.id, project.title)
  const phone = contact?.phone
  const look: ButtonLook = isFirst ? 'primary' : task ? 'secondary' : 'outline'
  return (
    <li className="grid grid-cols-[4rem_minmax(0,1fr)] gap-x-3 gap-y-2.5 py-4">
      <Photo picture={picture} alt="" sizes="5rem" className="rounded-field" />
      <div className="min-w-0 text-sm">
        <p className="text-base leading-snug font-semibold">{title}</p>
        <p className="text-quiet">
          <span className="max-sm:block">
            {day}
            <span className="max-sm:hidden">, </span>
          </span>
          <Link className="link whitespace-nowrap" to={order}>
            Order #{orderId}
          </Link>
          , <bdi>{project.title}</bdi>
        </p>
        {children}
      </div>
      {mark && (
        <p className="max-sm:col-span-full sm:col-start-2">
          <Status {...mark} className="whitespace-normal!" />
        </p>
      )}
      <div className="no-print flex flex-wrap gap-2 max-sm:col-span-full sm:col-start-2">
        {task ? (
          <TaskLink task={task} about={title} look={look} className="max-sm:grow" />
        ) : (
          <Link className={`${BUTTON_CLASS[look]} max-sm:grow`} to={details ?? order} reloadDocument={details !== null}>
            {details ? 'Open pickup details' : 'Open the order'}
            <span className="sr-only">: {title}</span>
          </Link>
        )}
        {phone && (
          <a
            className="tap gap-1.5 px-2 text-sm font-medium max-sm:grow max-sm:border max-sm:border-(--field-line)"
            href={`tel:${phone.e164}`}
          >
            <Icon name="phone" />
            <span>
              {`Call ${contact.owner || 'the owner'}`}
              <span className="max-sm:sr-only">
                , <span className="whitespace-nowrap">{phone.shown}</span>
              </span>
            </span>
          </a>
        )}
      </div>
    </li>
  )
}
