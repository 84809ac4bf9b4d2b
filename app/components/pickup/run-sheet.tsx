import { ORDER_MESSAGES } from '~/models/orders/order-messages'
import { pickupPaths } from '~/models/trade/paths/pickup'
import { ownerDelivers } from '~/models/trade/vocabulary/vehicle-details'
import type { RunSheetView } from '~/services/pickup/require-pickup.server'
import { Facts } from '../ui/facts'
import { Name } from '../ui/name'
import { PageTitle } from '../ui/page'
import { PrintButton } from '../ui/print-button'
import { BackLink } from './back-link'

/** A printable sheet per day for drivers, with room for handwritten notes. */
export function RunSheet({ order, asOf, page, days }: RunSheetView) {
  return (
    <>
      <div className="no-print">
        <BackLink to={pickupPaths.pickupDetails(order.id)}>Back to pickup details</BackLink>
        <PageTitle title="Run sheet" lead="One sheet per day." actions={<PrintButton look="primary" />} />
        <p className="without-script hint mt-1">Print it from your browser's menu.</p>
      </div>
      {days.map(({ heading, vehicles }) => (
        <section key={heading} className="run-sheet" aria-label={heading}>
          <header className="run-sheet-head">
            <div>
              <h2 className="text-lg">{heading}</h2>
              <p>
                {order.projectTitle}, {order.company}
              </p>
              <p>
                Order #{order.id}, as of {asOf}
              </p>
            </div>
            <QrCode code={page} label="Pickup page" caption="Pickup page (crew)" />
          </header>
          <ol>
            {vehicles.map((vehicle) => (
              <SheetVehicle key={vehicle.id} {...vehicle} />
            ))}
          </ol>
        </section>
      ))}
    </>
  )
}

type Vehicle = RunSheetView['days'][number]['vehicles'][number]

/** One vehicle of a day, with blanks to fill in by hand. */
function SheetVehicle({ title, booked, pictureCar, note, details, way }: Vehicle) {
  return (
    <li className="sheet-vehicle">
      <h3 className="text-lg">
        <Name of={title} />
      </h3>
      {pictureCar && (
        <p className="font-semibold">
          <bdi>{pictureCar}</bdi>
        </p>
      )}
      {note && (
        <p>
          <bdi>{note}</bdi>
        </p>
      )}
      {details ? (
        <>
          {ownerDelivers(details) && <Delivered {...details} />}
          {way && <QrCode code={way} label={`Directions to the ${title}`} caption="Directions" />}
          <Facts className="sheet-facts" facts={factsOf(booked, details)} />
          <p className="sheet-notes">
            {ownerDelivers(details) && (
              <>
                <span>Deliver to</span>
                <span>Agreed time</span>
              </>
            )}
            <span className="whole">{ownerDelivers(details) ? 'Received by' : 'Picked up by'}</span>
            <span>Time</span>
            <span>Odometer</span>
          </p>
        </>
      ) : (
        <>
          <Facts className="sheet-facts" facts={[{ label: 'Booked', value: booked }]} />
          <p>{ORDER_MESSAGES.pickupLater}</p>
        </>
      )}
    </li>
  )
}

type Details = NonNullable<Vehicle['details']>

/** Instead of directions: nobody drives to the vehicle. */
function Delivered({ owner: { name, phone } }: Details) {
  return (
    <p className="mt-1 font-semibold">
      <bdi>{name || 'The owner'}</bdi> delivers.{' '}
      {phone ? (
        <>
          Call <span className="whitespace-nowrap">{phone.shown}</span> to arrange the place and time.
        </>
      ) : (
        'Arrange the place and time with the owner.'
      )}
    </p>
  )
}

function factsOf(booked: string, details: Details) {
  const { address, owner, color, transmission, fuelType, vin } = details
  const isDelivered = ownerDelivers(details)
  const location = address.join(', ')
  const facts = [
    { label: 'Booked', value: booked },
    { label: isDelivered ? 'Kept at' : 'Location', value: isDelivered ? location : <b>{location}</b> },
    { label: 'Parking', value: isDelivered ? '' : details.parkedLocation },
    { label: 'Owner', value: isDelivered ? '' : [owner.name, owner.phone?.shown].filter(Boolean).join(', ') },
    {
      label: isDelivered ? 'Delivery' : 'Pickup',
      value: [isDelivered ? '' : details.pickupPreference, details.pickupInstruction].filter(Boolean).join('. '),
    },
    { label: 'About the vehicle', value: details.vehicleInstructions },
    { label: 'Color, transmission, fuel', value: [color.label, transmission, fuelType].filter(Boolean).join(', ') },
    { label: 'VIN', value: vin },
  ]
  return facts.filter(({ value }) => value !== '')
}

interface QrCodeProps {
  code: RunSheetView['page']
  /** Where it leads, for screen readers. */
  label: string
  caption: string
}

/** Always black on white, regardless of the color scheme, so that cameras can read it. */
function QrCode({ code: { size, path }, label, caption }: QrCodeProps) {
  return (
    <figure className="qr-code">
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={`QR code: ${label}`} shapeRendering="crispEdges">
        <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
        <path fill="#000" d={path} />
      </svg>
      <figcaption>{caption}</figcaption>
    </figure>
  )
}
