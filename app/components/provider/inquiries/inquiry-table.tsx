import { Link } from '@remix-run/react'
import { VehicleCell } from '~/components/fleet/vehicle-cell'
import { Days } from '~/components/orders/days'
import { Status } from '~/components/ui/feedback/note'
import { Name } from '~/components/ui/name'
import { countdown } from '~/models/deals/countdown'
import { stockAndTown } from '~/models/fleet/vehicle-title'
import { formatExact } from '~/models/trade/money'
import { providerPaths } from '~/models/trade/paths/provider'
import type { DeskInquiryRow } from '~/services/provider/desk-inquiries-page.server'

interface InquiryTableProps {
  inquiries: readonly DeskInquiryRow[]
  /** The query of the list, which the pages of the inquiries lead back to. */
  search: string
}

/** Inquiries waiting for an answer, each with the time left; on small screens each row is a card. */
export function InquiryTable({ inquiries, search }: InquiryTableProps) {
  return (
    <table className="list-table desk-table desk-inquiries sheet overflow-hidden">
      <caption className="sr-only">Inquiries</caption>
      <thead>
        <tr>
          <th scope="col">Vehicle</th>
          <th scope="col">Production</th>
          <th scope="col">Owner</th>
          <th scope="col">Dates</th>
          <th scope="col" className="amount">
            Rate
          </th>
          <th scope="col">Time left</th>
        </tr>
      </thead>
      <tbody>
        {inquiries.map((inquiry) => (
          <tr key={inquiry.id} className="relative">
            <th scope="row">
              <VehicleCell picture={inquiry.picture} detail={stockAndTown(inquiry)}>
                <Link
                  className="after:absolute after:inset-0 hover:underline"
                  to={providerPaths.inquiry(inquiry.id) + search}
                >
                  <Name of={inquiry.title} />
                </Link>
              </VehicleCell>
            </th>
            <td className="production break-words">
              {inquiry.productionCompany}
              <span className="lg:hidden"> to {inquiry.owner}</span>
            </td>
            <td className="break-words max-lg:hidden">{inquiry.owner}</td>
            <td className="dates">
              <Days text={inquiry.days} />
            </td>
            <td className="amount figure">{formatExact(inquiry.lastOffer)}</td>
            <td className="time-left">
              <Status tone="waiting" label={countdown(inquiry.millisecondsLeft)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
