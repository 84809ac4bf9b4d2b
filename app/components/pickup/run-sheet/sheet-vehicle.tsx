import { ORDER_MESSAGES } from '~/models/orders/order-messages'
import type { RunSheetView } from '~/services/pickup/require-run-sheet.server'
import { Facts } from '../../ui/facts'
import { Name } from '../../ui/name'
import { QrCode } from './qr-code'

type Vehicle = RunSheetView['days'][number]['vehicles'][number]

/** One vehicle of a day, with what is written down beside it by hand. */
export function SheetVehicle({ title, booked, details, way }: Vehicle) {
  return (
    <li className="sheet-vehicle">
      <h3 className="text-lg">
        <Name of={title} />
      </h3>
      {details ? (
        <>
          {way && <QrCode code={way} label={`Directions to the ${title}`} caption="Directions" />}
          <Facts className="sheet-facts" facts={factsOf(booked, details)} />
          <p className="sheet-notes">
            <span>Picked up by</span>
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

function factsOf(booked: string, details: NonNullable<Vehicle['details']>) {
  const { address, owner, color, transmission, fuelType, vin } = details
  const facts = [
    { label: 'Booked', value: booked },
    { label: 'Location', value: <b>{address.join(', ')}</b> },
    { label: 'Parking', value: details.parkedLocation },
    { label: 'Owner', value: [owner.name, owner.phone?.shown].filter(Boolean).join(', ') },
    { label: 'Pickup', value: [details.pickupPreference, details.pickupInstruction].filter(Boolean).join('. ') },
    { label: 'Instructions', value: details.vehicleInstructions },
    { label: 'Vehicle', value: [color.label, transmission, fuelType].filter(Boolean).join(', ') },
    { label: 'VIN', value: vin },
  ]
  return facts.filter(({ value }) => value !== '')
}
