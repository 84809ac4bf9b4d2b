import type { ReactNode } from 'react'
import { VehicleNotes } from '~/components/lists/arrange/vehicle-notes'
import { BUTTON_CLASS } from '~/components/ui/button'
import { ORDER_MESSAGES } from '~/models/orders/order-messages'
import { DEVICE_MAPS, type MapDevice, type MapPlace } from '~/models/pickup/map-links'
import { inspectionPaths, reportPaths } from '~/models/trade/paths/inspection'

import { pickupPaths } from '~/models/trade/paths/pickup'
import { photoAlt } from '~/models/trade/photos'
import type { PickupVehicleView } from '~/services/pickup/require-pickup.server'
import { Carousel } from '../ui/carousel'
import { Facts } from '../ui/facts'
import { Note, Status } from '../ui/feedback/note'
import { Icon } from '../ui/icon'
import { Name } from '../ui/name'
import { Delivered, isDelivered } from './delivered'
import { PickupPlace } from './pickup-place'

export type PickupDetails = NonNullable<PickupVehicleView['details']>

type PickupVehicleProps = Omit<PickupVehicleView, 'booked' | 'isRunning'> & {
  orderId: number
  device: MapDevice
  isOpen: boolean
  hasMap: boolean
  /** The rental has started, so the vehicle can be returned. */
  isRunning?: boolean
}

/** A vehicle to pick up: location, contact and description. */
export function PickupVehicle(props: PickupVehicleProps) {
  const { orderId, id, title, pictureCar, note, inspected, details, device, isOpen, hasMap, isRunning } = props
  if (!details) {
    return (
      <article className="sheet p-4">
        <h3 className="text-lg">
          <Name of={title} />
        </h3>
        <VehicleNotes notes={pictureCar || note ? { pictureCar, note } : null} />
        <p className="mt-1 text-quiet">{ORDER_MESSAGES.pickupLater}</p>
      </article>
    )
  }
  return (
    <details className="sheet overflow-hidden" open={isOpen}>
      <summary className="flex min-h-14 items-center gap-3 px-4 py-2">
        <div className="mr-auto min-w-0">
          <h3 className="text-lg font-semibold">
            <Name of={title} />
          </h3>
          <VehicleNotes notes={pictureCar ? { pictureCar } : null} />
        </div>
        {inspected && <Status tone="available" label="Inspected" />}
        <Icon name="down" className="turns" />
      </summary>
      <Delivered title={title} details={details} />
      <figure className="relative">
        <Carousel
          id={id}
          label={`Photos of ${title}`}
          slides={details.pictures.map((picture, place) => ({ picture, alt: photoAlt(title, picture.angle, place) }))}
          sizes="(min-width: 42rem) 42rem, 100vw"
          isPriority={isOpen}
        />
        {details.place && <MapIcon device={device} place={details.place} title={title} />}
      </figure>
      <div className="p-4">
        <VehicleNotes notes={note ? { note } : null} className="mb-4" />
        <PickupPlace {...{ id, title, hasMap }} {...details} look={isDelivered(details) ? 'outline' : 'primary'} />
        <Owner owner={details.owner} notice={pickupPaths.arrivalNotice(orderId, id)} />
        <Part heading="Inspection">
          <p className="mt-1">
            The renter requests a careful inspection before you drive off, so that the production company doesn't cover
            existing damage.
          </p>
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
        <Part heading="Vehicle">
          <VehicleFacts details={details} />
          <a
            className={`${BUTTON_CLASS.outline} no-print mt-3 w-full`}
            href={inspectionPaths.driverReport(orderId, id)}
            target="_blank"
            rel="noopener noreferrer"
          >
            <Icon name="file" />
            PICKUP REPORT<span className="sr-only"> of the {title} in a new window</span>
          </a>
        </Part>
      </div>
    </details>
  )
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="mt-5 border-t border-base-300 pt-5">
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

function VehicleFacts({ details }: { details: PickupDetails }) {
  const color = (
    <span className="flex items-center gap-2">
      <span className="swatch" data-color={details.color.value} />
      {details.color.label}
    </span>
  )
  const fact = (label: string, value: string) => ({ label, value: value || '-' })
  const facts = [
    fact('Transmission', details.transmission),
    fact('Fuel type', details.fuelType),
    fact('Pickup preference', details.pickupPreference),
  ]
  const sentences = [
    fact('Special vehicle information', details.vehicleInstructions),
    fact('Parking location', details.parkedLocation),
    fact('Special pickup instructions', details.pickupInstruction),
  ]
  return (
    <>
      <Facts facts={[{ label: 'Color', value: color }, ...facts]} />
      <Facts
        facts={sentences}
        look="stacked"
        className="grid gap-3 border-t border-base-300 pt-2.5 [&_dd]:break-words [&_dt]:text-sm"
      />
    </>
  )
}

/** Narrow enough for two beside each other on a phone. */
const CALL_CLASS = `${BUTTON_CLASS.outline} max-sm:px-1.5 max-sm:text-sm!`

function Owner({ owner, notice }: { owner: PickupDetails['owner']; notice: string }) {
  return (
    <Part heading="Owner">
      <p className="mt-1">
        {owner.name || '-'}
        <span className="figure block text-quiet">{owner.phone?.shown ?? '-'}</span>
      </p>
      <p className="mt-3 grid grid-cols-2 gap-2 max-[22rem]:grid-cols-1">
        {owner.phone && (
          <a className={CALL_CLASS} href={`tel:${owner.phone.e164}`}>
            <Icon name="phone" />
            CALL OWNER
          </a>
        )}
        <a className={CALL_CLASS} href={notice}>
          <Icon name="clock" />
          NOTIFY OWNER
        </a>
      </p>
    </Part>
  )
}
