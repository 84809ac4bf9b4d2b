import { Link } from '@remix-run/react'
import { Days } from '~/components/orders/days'
import { BUTTON_CLASS } from '~/components/ui/button'
import { Status } from '~/components/ui/feedback/note'
import { Price } from '~/components/ui/price'
import { Section } from '~/components/ui/section'
import { isToAnswer, listedBadge } from '~/models/deals/inbox'
import { formatExact } from '~/models/trade/money'
import { dealPaths } from '~/models/trade/paths/deals'
import type { OwnerVehicleView } from '~/services/owner/require-owner-vehicle.server'

interface VehicleInquiriesProps extends Pick<OwnerVehicleView, 'inquiries' | 'hasMoreInquiries'> {
  vehicle: { id: string }
}

/** The inquiries about a vehicle that are ahead, each with its last offer; renders nothing if there are none. */
export function VehicleInquiries({ vehicle, inquiries, hasMoreInquiries }: VehicleInquiriesProps) {
  if (inquiries.length === 0) return null
  return (
    <Section headingId="inquiries" title="Inquiries" className="max-sm:p-4">
      <ul className="mt-1 divide-y divide-base-300">
        {inquiries.map((inquiry) => (
          <li key={inquiry.id} className="desk-inquiry">
            <span className="min-w-0">
              {isToAnswer(inquiry) ? (
                <b className="font-semibold break-words">{inquiry.productionCompany}</b>
              ) : (
                <Link
                  className="link font-semibold break-words after:absolute after:inset-0"
                  to={dealPaths.ownerInquiry(inquiry.id)}
                >
                  {inquiry.productionCompany}
                </Link>
              )}
              <span className="block text-sm text-quiet">
                <Days text={inquiry.days} count={inquiry.count} />
              </span>
            </span>
            <Price amount={formatExact(inquiry.lastOffer)} />
            <Status {...listedBadge(inquiry)} />
            {isToAnswer(inquiry) && (
              <Link
                className={`${BUTTON_CLASS.primary} after:absolute after:inset-0`}
                to={dealPaths.ownerInquiry(inquiry.id)}
              >
                Answer<span className="sr-only"> {inquiry.productionCompany}</span>
              </Link>
            )}
          </li>
        ))}
      </ul>
      {hasMoreInquiries && (
        <Link
          className="link inline-flex min-h-11 items-center text-sm"
          to={dealPaths.ownerInbox(undefined, undefined, { vehicle: vehicle.id })}
        >
          All inquiries about this vehicle
        </Link>
      )}
    </Section>
  )
}
