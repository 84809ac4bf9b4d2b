import { Link } from '@remix-run/react'
import { BUTTON_CLASS } from '~/components/ui/button'
import { Facts } from '~/components/ui/facts'
import { Status } from '~/components/ui/feedback/note'
import { Name } from '~/components/ui/name'
import { Breadcrumb, PageTitle } from '~/components/ui/page'
import { Photo } from '~/components/ui/photo'
import { Section } from '~/components/ui/section'
import { AMENDMENT_LABELS } from '~/models/orders/items/item-messages'
import { arrivalText, listOf } from '~/models/trade/format/text'
import { formatCents } from '~/models/trade/money'
import { dealPaths } from '~/models/trade/paths/deals'
import { documentPaths } from '~/models/trade/paths/documents'
import { ownerInspectionPaths } from '~/models/trade/paths/inspection'
import { ownerPaths } from '~/models/trade/paths/owner'
import { pickupPaths } from '~/models/trade/paths/pickup'
import { DOCUMENT_NAMES } from '~/models/trade/vocabulary/documents'
import type { OwnerOrderView } from '~/services/owner/require-owner-order.server'
import { OwnerHandover } from './owner-handover'

/** An order item as the vehicle's owner sees it; on small screens its handover and inspections come first, the changes and picture last. */
export function OwnerOrder({ order }: { order: OwnerOrderView }) {
  return (
    <div className="page">
      <Breadcrumb trail={[{ label: 'Orders', to: ownerPaths.ownerOrders() }]} current={`Order #${order.orderId}`} />
      <PageTitle
        title={<Name of={order.title} />}
        lead={`Order #${order.orderId}, ${order.project.productionCompany}`}
        status={<Status {...order.badge} />}
      />
      <div className="mt-6 grid gap-6 lg:grid-cols-[1fr_21rem]">
        <div className="grid min-w-0 content-start gap-6 max-lg:contents">
          {order.handover && <OwnerHandover {...order} handover={order.handover} />}
          <Section headingId="booking" title="Booking" className="pb-3!">
            <Facts className="mt-2 text-sm" facts={factsOf(order)} />
            <p className="mt-2 flex flex-wrap gap-x-6 text-sm">
              <Link className="link inline-flex min-h-11 items-center" to={ownerPaths.ownerVehicle(order.vehicleId)}>
                Vehicle calendar
              </Link>
              <Link className="link inline-flex min-h-11 items-center" to={dealPaths.ownerInquiry(order.inquiryId)}>
                Inquiry and offers
              </Link>
            </p>
          </Section>
          {order.amendments.length > 0 && <Changes amendments={order.amendments} />}
        </div>
        <aside className="grid grid-cols-1 content-start gap-6 max-lg:contents">
          <Photo
            picture={order.picture}
            alt={order.title}
            sizes="(min-width: 64rem) 21rem, 100vw"
            isPriority
            className="rounded-box max-lg:order-last max-lg:aspect-video! max-lg:max-h-72"
          />
          {order.arrivals.length > 0 && <Arrivals arrivals={order.arrivals} />}
          <Inspections order={order} />
          {order.pickup && <Pickup pickup={order.pickup} />}
        </aside>
      </div>
    </div>
  )
}

/** Whether the documents were received, and links to them if the crew shares them. */
function Documents({ order: { orderId, documents } }: { order: Pick<OwnerOrderView, 'orderId' | 'documents'> }) {
  if (!documents.areIn) {
    return `${listOf(documents.missing.map((kind) => DOCUMENT_NAMES[kind]))}: not received yet`
  }
  if (documents.shared.length === 0) return 'Purchase Order and COI received'
  return (
    <>
      {documents.shared.map(({ id, kind }) => (
        <a
          key={id}
          className="link mr-3 inline-flex min-h-11 items-center"
          href={documentPaths.orderDocument(orderId, id)}
        >
          {DOCUMENT_NAMES[kind]}
        </a>
      ))}
    </>
  )
}

function factsOf(order: OwnerOrderView) {
  return [
    { label: 'Dates', value: `${order.days}, ${order.dayCount}` },
    { label: 'Production', value: order.project.productionCompany },
    { label: 'Project', value: order.project.title },
    { label: 'Rate before tax', value: order.rate === null ? 'Nothing owed' : formatCents(order.rate) },
    ...(order.rate === order.agreed ? [] : [{ label: 'Agreed rate', value: formatCents(order.agreed) }]),
    { label: 'Ordered', value: order.orderedOn },
    { label: 'Documents', value: <Documents order={order} /> },
    ...(order.agreement ? [{ label: 'Rental agreement', value: <Status {...order.agreement} /> }] : []),
  ]
}

function Pickup({ pickup }: { pickup: NonNullable<OwnerOrderView['pickup']> }) {
  return (
    <Section headingId="pickup" title={pickup.delivers ? 'Your address' : 'Pickup'}>
      <p className="mt-2 text-sm">{pickup.address}</p>
      {pickup.phone && <p className="figure mt-1 text-sm">Your number: {pickup.phone.shown}</p>}
      <p className="mt-2 text-sm text-quiet">
        {pickup.shownFrom ? `The crew can see this starting ${pickup.shownFrom}.` : 'The crew can see this.'}
      </p>
    </Section>
  )
}

/** Links to the owner's own inspections and to both sides' reports. */
function Inspections({ order }: { order: OwnerOrderView }) {
  const { id, inspects, inspections, hasReport, handover } = order
  if (!inspects.pickup && !inspects.return && !hasReport) return null
  const look = `${BUTTON_CLASS.outline} w-full`
  return (
    <Section headingId="inspections" title="Inspections" className="max-lg:order-first">
      <ul className="mt-1 text-sm text-quiet">
        {inspections.map((line) => (
          <li key={line} className="break-words">
            {line}
          </li>
        ))}
      </ul>
      <div className="mt-3 grid gap-2">
        {inspects.pickup && (
          <Link className={look} to={ownerInspectionPaths.overview(id, 'pickup')} reloadDocument>
            PRE-PICKUP INSPECTION
          </Link>
        )}
        {inspects.return && (
          <Link className={look} to={pickupPaths.ownerReturn(id)}>
            {handover ? 'START RETURN' : 'Compare pickup and return'}
          </Link>
        )}
        {hasReport && (
          <Link className={look} to={pickupPaths.ownerReport(id)} preventScrollReset>
            INSPECTION REPORT
          </Link>
        )}
      </div>
    </Section>
  )
}

/** Arrival notices from drivers, newest first. */
function Arrivals({ arrivals }: Pick<OwnerOrderView, 'arrivals'>) {
  return (
    <Section headingId="arrivals" title="On the way" className="pb-2! max-lg:order-first">
      <ul className="mt-1 divide-y divide-base-300">
        {arrivals.map((arrival) => (
          <li key={arrival.id} className="py-3 text-sm">
            <p className="font-semibold">
              {arrival.name} {arrivalText(arrival.minutes)}
            </p>
            <p className="text-quiet">
              Sent {arrival.saidAt}
              {arrival.phone && <span className="figure">, {arrival.phone}</span>}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Changes({ amendments }: Pick<OwnerOrderView, 'amendments'>) {
  return (
    <Section headingId="changes" title="Changes" className="pb-2! max-lg:order-last">
      <ol className="mt-1 divide-y divide-base-300">
        {amendments.map((amendment) => (
          <li key={amendment.revision} className="grid gap-1 py-3 text-sm">
            <p className="font-semibold">
              {AMENDMENT_LABELS[amendment.kind].owner}, {amendment.on}
            </p>
            <p>
              {amendment.daysBefore === amendment.daysAfter
                ? amendment.daysBefore
                : `${amendment.daysBefore}, now ${amendment.daysAfter ?? 'open again'}`}
            </p>
            {amendment.rateBefore !== amendment.rateAfter && (
              <p className="figure">
                {formatCents(amendment.rateBefore)}, now {formatCents(amendment.rateAfter)}
              </p>
            )}
            {amendment.behalf && <p className="break-words">{amendment.behalf}</p>}
          </li>
        ))}
      </ol>
    </Section>
  )
}
