import { Link } from '@remix-run/react'
import { staffReportPaths } from '~/models/trade/paths/inspection'
import type { OrderView } from '~/services/order-page/require-order.server'

interface InspectedProps {
  item: OrderView['items'][number]
  orderId: number
  /** How far the crew's inspection at pickup is, unless it is marked above. */
  text: string | null
}

/** How far the inspection is, for staff, and a link to the photos of both sides. */
export default function Inspected({ item, orderId, text }: InspectedProps) {
  if (!text && !item.hasReport) return null
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-4 text-sm">
      {text}
      {item.hasReport && (
        <Link
          className="no-print link inline-flex min-h-11 items-center"
          to={staffReportPaths.report(orderId, item.id)}
          preventScrollReset
        >
          View inspection<span className="sr-only"> of {item.title}</span>
        </Link>
      )}
    </p>
  )
}
