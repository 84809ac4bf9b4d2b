import type { PickupVehicleView } from '~/services/pickup/require-pickup.server'
import { Facts } from '../ui/facts'

export type PickupDetails = NonNullable<PickupVehicleView['details']>

/** The description of a vehicle; a dash for what is unknown. */
export function VehicleFacts({ details }: { details: PickupDetails }) {
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
  return (
    <>
      <Facts facts={[{ label: 'Color', value: color }, ...facts]} />
      <Instructions facts={[{ label: 'Special vehicle information', value: details.vehicleInstructions }]} />
    </>
  )
}

/** What the owner wrote, each under its label. */
export function Instructions({ facts }: { facts: { label: string; value: string }[] }) {
  return (
    <Facts
      facts={facts.map(({ label, value }) => ({ label, value: value || '-' }))}
      look="stacked"
      className="mt-3 grid gap-3 [&_dd]:break-words [&_dt]:text-sm"
    />
  )
}
