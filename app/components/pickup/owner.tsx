import { BUTTON_CLASS } from '~/components/ui/button'
import type { Phone } from '~/models/trade/fields/person'
import { ownerDelivers } from '~/models/trade/vocabulary/vehicle-details'
import { Icon } from '../ui/icon'
import type { PickupDetails } from './vehicle-facts'

interface OwnerProps extends Pick<PickupDetails, 'owner' | 'pickupPreference'> {
  title: string
  /** Address of the form that notifies the owner. */
  notice: string
}

/** Narrow enough for two beside each other on a phone and in a column. */
const NARROW = 'px-1.5 text-sm! whitespace-nowrap'

/** Whom to call. If the owner delivers the vehicle, calling is the next step, and nobody drives there. */
export function Owner({ title, owner, pickupPreference, notice }: OwnerProps) {
  const isDelivered = ownerDelivers({ pickupPreference })
  const name = <bdi>{owner.name || (isDelivered ? 'The owner' : '-')}</bdi>
  return (
    <>
      {isDelivered ? (
        <p>
          <span className="block text-lg font-semibold">{name} delivers this vehicle.</span>
          {owner.phone ? (
            <>
              Call <bdi>{owner.name || 'the owner'}</bdi> to arrange the place and time.
            </>
          ) : (
            'Arrange the place and time with the owner.'
          )}
        </p>
      ) : (
        <p className="mt-1">{name}</p>
      )}
      <p className="figure text-quiet">{owner.phone?.shown ?? '-'}</p>
      <p className="mt-3 grid grid-cols-2 gap-2 sm:grid-cols-1 max-[22rem]:grid-cols-1">
        {owner.phone && <CallOwner title={title} phone={owner.phone} look={isDelivered ? 'primary' : 'outline'} />}
        <a className={`${BUTTON_CLASS.outline} ${NARROW}`} href={notice}>
          <Icon name="clock" />
          NOTIFY OWNER<span className="sr-only"> of the {title}</span>
        </a>
      </p>
    </>
  )
}

interface CallOwnerProps {
  title: string
  phone: Phone
  look?: 'primary' | 'outline'
}

export function CallOwner({ title, phone, look = 'outline' }: CallOwnerProps) {
  return (
    <a className={`${BUTTON_CLASS[look]} ${NARROW}`} href={`tel:${phone.e164}`}>
      <Icon name="phone" />
      CALL OWNER<span className="sr-only"> of the {title}</span>
    </a>
  )
}
