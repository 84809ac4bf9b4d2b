import { Link } from '@remix-run/react'
import { Days } from '~/components/orders/days'
import { Status } from '~/components/ui/feedback/note'
import { Price } from '~/components/ui/price'
import { Section } from '~/components/ui/section'
import { listedBadge } from '~/models/deals/inbox'
import { formatExact } from '~/models/trade/money'
import { dealPaths } from '~/models/trade/paths/deals'
import type { OwnerVehicleView } from '~/services/owner/require-owner-vehicle.server'

/** The inquiries about a vehicle that are ahead, each with its last offer; renders nothing if there are none. */
export function VehicleInquiries(props: Pick<OwnerVehicleView, 'vehicle' | 'inquiries' | 'hasMoreInquiries'>) {
  const { vehicle, inquiries, hasMoreInquiries } = props
  if (inquiries.length === 0) return null
  return (
    <Section headingId="inquiries" title="Inquiries" className="max-sm:p-4">
      <ul className="mt-1 divide-y divide-base-300">
        {inquiries.map((inquiry) => (
          <li key={inquiry.id} className="desk-inquiry">
            <span className="min-w-0">
              <Link
                className="font-semibold break-words after:absolute after:inset-0 hover:underline"
                to={dealPaths.ownerInquiry(inquiry.id)}
              >
                {inquiry.productionCompany}
              </Link>
              <span className="block text-sm text-quiet">
                <Days text={inquiry.days} count={inquiry.count} />
              </span>
            </span>
            <Price amount={formatExact(inquiry.lastOffer)} />
            <Status {...listedBadge(inquiry)} />
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
