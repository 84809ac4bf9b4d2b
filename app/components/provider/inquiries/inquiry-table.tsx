import { Link } from '@remix-run/react'
import { VehicleCell } from '~/components/fleet/vehicle-cell'
import { Days } from '~/components/orders/days'
import { Status } from '~/components/ui/feedback/note'
import { Name } from '~/components/ui/name'
import { PhoneLink } from '~/components/ui/phone-link'
import { countdown } from '~/models/deals/countdown'
import { stockAndTown } from '~/models/fleet/vehicle-title'
import { isLastDay } from '~/models/provider/desk-inquiries'
import { formatExact } from '~/models/trade/money'
import { providerPaths } from '~/models/trade/paths/provider'
import type { DeskInquiryRow } from '~/services/provider/desk-inquiries-page.server'
import { Reminder } from './reminder'

interface InquiryTableProps {
  inquiries: readonly DeskInquiryRow[]
  /** They wait for their owners, who can be reminded, not for the crews. */
  isForOwner: boolean
  /** The query of the list, which the pages of the inquiries lead back to. */
  search: string
}

/** Inquiries waiting for an answer, each with the time left and who to call; on small screens each row is a card. */
export function InquiryTable({ inquiries, isForOwner, search }: InquiryTableProps) {
  return (
    <table className="list-table desk-table desk-inquiries sheet overflow-hidden">
      <caption className="sr-only">Inquiries</caption>
      <thead>
        <tr>
          <th scope="col">Time left</th>
          <th scope="col">Vehicle</th>
          <th scope="col">Production and owner</th>
          <th scope="col">Dates</th>
          <th scope="col" className="amount">
            Rate
          </th>
          <th scope="col">{isForOwner ? 'Contact the owner' : 'Contact the crew'}</th>
        </tr>
      </thead>
      <tbody>
        {inquiries.map((inquiry) => (
          <tr key={inquiry.id} className="relative">
            <td className="time-left">
              <Status
                tone={isLastDay(inquiry.millisecondsLeft) ? 'waiting' : 'gone'}
                label={`${countdown(inquiry.millisecondsLeft)} left`}
              />
            </td>
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
            <td className="parties break-words">
              {inquiry.productionCompany}
              <span className="lg:block lg:text-xs lg:text-quiet"> to {inquiry.owner}</span>
            </td>
            <td className="dates">
              <Days text={inquiry.days} />
            </td>
            <td className="amount figure">{formatExact(inquiry.lastOffer)}</td>
            <td className="actions">
              <Contact inquiry={inquiry} isForOwner={isForOwner} search={search} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type ContactProps = { inquiry: DeskInquiryRow } & Pick<InquiryTableProps, 'isForOwner' | 'search'>

/** Calls who has to answer; an owner can also be emailed a reminder, once a day. */
function Contact({ inquiry: { id, title, contact, reminded }, isForOwner, search }: ContactProps) {
  return (
    <div className="relative z-1 flex flex-wrap items-center justify-between gap-x-4 lg:justify-end">
      {contact.phone && <PhoneLink phone={contact.phone} name={contact.name} />}
      {isForOwner && <Reminder {...{ id, title, reminded, search }} owner={contact.name} />}
    </div>
  )
}
