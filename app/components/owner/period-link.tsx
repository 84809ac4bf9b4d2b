import { Link } from '@remix-run/react'
import { Days } from '~/components/orders/days'
import { ownerPaths } from '~/models/trade/paths/owner'
import type { BookedPeriod } from '~/services/owner/booked-periods.server'

/** A booking in one line, which leads to it. */
export function PeriodLink({ period: { days, order } }: { period: BookedPeriod }) {
  if (!order)
    return (
      <span className="text-sm">
        <Days words={days} />, blocked by you
      </span>
    )
  return (
    <Link className="link inline-flex min-h-11 items-center text-sm" to={ownerPaths.ownerOrder(order.itemId)}>
      <span>
        <Days words={days} />, {order.productionCompany}, {order.title}
      </span>
    </Link>
  )
}
