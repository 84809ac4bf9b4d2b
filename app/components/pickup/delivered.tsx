import { BUTTON_CLASS } from '~/components/ui/button'
import type { PickupType } from '~/models/trade/vocabulary/vehicle-details'
import type { PickupVehicleView } from '~/services/pickup/require-pickup.server'
import { Note } from '../ui/feedback/note'
import { Icon } from '../ui/icon'

const DELIVERED: PickupType = 'Owner delivers'

export const isDelivered = ({ pickupPreference }: NonNullable<PickupVehicleView['details']>) =>
  pickupPreference === DELIVERED

/** If the owner brings the vehicle: call, do not drive there. */
export function Delivered({ title, details }: { title: string; details: NonNullable<PickupVehicleView['details']> }) {
  if (!isDelivered(details)) return null
  const { owner } = details
  const name = owner.name || 'The owner'
  return (
    <Note tone="booked" className="mx-4 mb-4">
      <p className="font-semibold">
        <bdi>{name}</bdi> delivers this vehicle.
      </p>
      <p>Call for the place and time.</p>
      {owner.phone && (
        <a className={`${BUTTON_CLASS.primary} mt-3 w-full`} href={`tel:${owner.phone.e164}`}>
          <Icon name="phone" />
          CALL {name.toUpperCase()}
          <span className="sr-only"> about the {title}</span>
        </a>
      )}
    </Note>
  )
}
