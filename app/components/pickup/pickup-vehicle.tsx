import type { ReactNode } from 'react'
import { VehicleNotes } from '~/components/lists/arrange/vehicle-notes'
import { Days } from '~/components/orders/days'
import { BUTTON_CLASS } from '~/components/ui/button'
import { ORDER_MESSAGES } from '~/models/orders/order-messages'
import { DEVICE_MAPS, type MapDevice, type MapPlace } from '~/models/pickup/map-links'
import { inspectionPaths, reportPaths } from '~/models/trade/paths/inspection'

import { pickupPaths } from '~/models/trade/paths/pickup'
import { photoAlt } from '~/models/trade/photos'
import { ownerDelivers } from '~/models/trade/vocabulary/vehicle-details'
import type { PickupVehicleView } from '~/services/pickup/require-pickup.server'
import { Carousel } from '../ui/carousel'
import { Note, Status } from '../ui/feedback/note'
import { Icon } from '../ui/icon'
import { Name } from '../ui/name'
import { Owner } from './owner'
import { PickupPlace } from './pickup-place'
import { Instructions, VehicleFacts } from './vehicle-facts'

type PickupVehicleProps = Omit<PickupVehicleView, 'isRunning'> & {
  orderId: number
  device: MapDevice
  isOpen: boolean
  hasMap: boolean
  /** The rental has started, so the vehicle can be returned. */
  isRunning?: boolean
}

/** A vehicle to pick up: location, contact and description. */
export function PickupVehicle(props: PickupVehicleProps) {
  const {
    orderId,
    id,
    title,
    booked,
    pictureCar,
    note,
    inspected,
    started,
    needed,
    details,
    device,
    isOpen,
    hasMap,
    isRunning,
  } = props
  if (!details) {
    return (
      <article className="sheet p-4">
        <h3 className="text-lg">
          <Name of={title} />
        </h3>
        <p className="text-sm text-quiet">
          <Days text={booked} />
        </p>
        <VehicleNotes notes={pictureCar || note ? { pictureCar, note } : null} />
        <p className="mt-1 text-quiet">{ORDER_MESSAGES.pickupLater}</p>
      </article>
    )
  }
  const isDelivered = ownerDelivers(details)
  const instruction = { label: 'Special pickup instructions', value: details.pickupInstruction }
  const parking = { label: 'Parking location', value: details.parkedLocation }
  const owner = <Owner title={title} {...details} notice={pickupPaths.arrivalNotice(orderId, id)} />
  const place = (
    <PickupPlace {...{ id, title, hasMap }} {...details} look={isDelivered ? 'outline' : 'primary'}>
      <Instructions facts={isDelivered ? [parking] : [parking, instruction]} />
    </PickupPlace>
  )
  return (
    <details className="sheet overflow-hidden" open={isOpen}>
      <summary className="flex min-h-14 items-center gap-3 px-4 py-3">
        <div className="mr-auto min-w-0">
          <h3 className="text-lg leading-snug font-semibold">
            <Name of={title} />
          </h3>
          <p className="text-sm text-quiet">
            <Days text={booked} />
          </p>
          <VehicleNotes notes={pictureCar ? { pictureCar } : null} />
        </div>
        {inspected && <Status tone="available" label="Inspected" />}
        <Icon name="down" className="turns" />
      </summary>
      <VehicleNotes notes={note ? { note } : null} className="mx-4 mb-3" />
      <div className="grid gap-x-5 sm:grid-cols-2 sm:px-4 sm:pb-5">
        <div className="max-sm:px-4 max-sm:pb-4">
          {isDelivered ? owner : place}
          {isDelivered && <Instructions facts={[instruction]} />}
        </div>
        <div>
          <figure className="relative sm:overflow-hidden sm:rounded-field">
            <Carousel
              id={id}
              label={`Photos of ${title}`}
              slides={details.pictures.map((picture, place) => ({
                picture,
                alt: photoAlt(title, picture.angle, place),
              }))}
              sizes="(min-width: 40rem) 20rem, 100vw"
              isPriority={isOpen}
            />
            {details.place && !isDelivered && <MapIcon device={device} place={details.place} title={title} />}
          </figure>
          {!isDelivered && (
            <section className="max-sm:px-4 mt-4">
              <h4 className="text-lg">Owner</h4>
              {owner}
            </section>
          )}
        </div>
      </div>
      <div className="px-4 pb-4">
        <Part heading="Inspection">
          <p className="mt-1">
            The renter requests a careful inspection {isDelivered ? 'on delivery' : 'before you drive off'}, so that the
            production company doesn't cover existing damage.
          </p>
          {started && <p className="mt-2 font-semibold">{started}</p>}
          {needed && <p>{needed}</p>}
          {inspected && (
            <Note tone="available" className="mt-3">
              <b>
                Inspected {inspected.time}, {inspected.damages}
              </b>
              <span className="block">
                By <bdi>{inspected.by}</bdi> on {inspected.at}.
              </span>
            </Note>
          )}
          <a
            className={`${inspected ? BUTTON_CLASS.ghost : BUTTON_CLASS.outline} mt-3 w-full`}
            href={inspectionPaths.overview(orderId, id)}
          >
            <Icon name="camera" />
            PRE-PICKUP INSPECTION
          </a>
          {isRunning && (
            <a className={`${BUTTON_CLASS.outline} mt-2 w-full`} href={reportPaths.pickupReturn(orderId, id)}>
              <Icon name="camera" />
              RETURN
            </a>
          )}
        </Part>
        {isDelivered && (
          <details className="mt-5 border-t border-base-300 pt-2">
            <summary className="flex min-h-12 items-center justify-between gap-3">
              <h4 className="text-lg">Where the vehicle is kept</h4>
              <Icon name="down" className="turns" />
            </summary>
            {place}
          </details>
        )}
        <Part heading="Vehicle">
          <VehicleFacts details={details} />
          <a
            className={`${BUTTON_CLASS.outline} no-print mt-3 w-full`}
            href={inspectionPaths.driverReport(orderId, id)}
            target="_blank"
            rel="noopener noreferrer"
          >
            PICKUP REPORT (PDF)<span className="sr-only"> of the {title}, new window</span>
          </a>
        </Part>
      </div>
    </details>
  )
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="mt-5 border-t border-base-300 pt-5 max-sm:first:mt-4 sm:first:mt-0">
      <h4 className="text-lg">{heading}</h4>
      {children}
    </section>
  )
}

/** Directions at one press, in the map app of the viewer's device: only an icon beside the button of all map apps. */
function MapIcon({ device, place, title }: { device: MapDevice; place: MapPlace; title: string }) {
  const map = DEVICE_MAPS[device]
  return (
    <a
      className="on-photo on-photo-tap absolute top-2 right-2"
      href={map.href(place)}
      target="_blank"
      rel="noopener noreferrer"
    >
      <Icon name={map.icon} />
      <span className="sr-only">
        {map.label}: directions to the {title}
      </span>
    </a>
  )
}
