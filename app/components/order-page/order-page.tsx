import { Link } from '@remix-run/react'
import { lazy, Suspense } from 'react'
import { BUTTON_CLASS } from '~/components/ui/button'
import { Note, Status } from '~/components/ui/feedback/note'
import { Breadcrumb, PageTitle } from '~/components/ui/page'
import { Section } from '~/components/ui/section'
import { orderStep } from '~/models/orders/order-step'
import { pluralize } from '~/models/trade/format/text'
import { orderPaths } from '~/models/trade/paths/orders'
import { pickupPaths } from '~/models/trade/paths/pickup'
import type { OrderView } from '~/services/order-page/require-order.server'
import { ActionRequired } from './action-required'
import { Documents } from './documents'
import { OrderFacts, OrderPrice } from './order-facts'
import { OrderItems } from './order-items'

/** Loaded only if documents are requested from the viewer. */
const DocumentsForm = lazy(() => import('~/components/documents/documents-form'))

export interface OrderPageProps {
  /** summary: right after placing. details: any time later. */
  variant: 'summary' | 'details'
  /** The confirmation that the order was just placed. */
  banner?: string
  order: OrderView
}

/** An order: pending actions first, then its vehicles by status, its documents, price and facts. */
export function OrderPage({ variant, banner, order }: OrderPageProps) {
  const next = orderStep(order)
  const word = variant === 'summary' ? 'Summary' : 'Details'
  return (
    <div className="page">
      <Breadcrumb
        trail={[
          { label: 'Projects', to: orderPaths.orders() },
          { label: 'Orders', to: orderPaths.ordersOfProject(order.project.id, order.project.title) },
        ]}
        current={`Order - ${order.id} ${word}`}
      />
      <PageTitle
        title={`Order ${word}`}
        lead={`Order #${order.id}, ${order.project.title}`}
        status={<Status {...order.state} />}
      />
      {banner && (
        <Note tone="available" className="mt-5 font-semibold">
          {banner}
        </Note>
      )}
      <div className="mt-6 grid gap-6 lg:grid-cols-[1fr_21rem]">
        <div className="grid min-w-0 content-start gap-8">
          <Requested order={order} isJustSent={variant === 'summary'} />
          <OrderItems
            order={order}
            at={orderPaths.orderDetails(order.id, order.project.id, order.project.title)}
            next={next}
            action={order.maySendPickup && <SendPickup order={order} isNext={next?.kind === 'pickup'} />}
          />
        </div>
        <aside className="grid grid-cols-1 content-start gap-5">
          <Documents order={order} />
          {order.totals && <OrderPrice totals={order.totals} />}
          <OrderFacts id={order.id} billing={order.billing} completedOn={order.completedOn} />
        </aside>
      </div>
    </div>
  )
}

const isActionRequired = ({ status, agreement, documents }: OrderPageProps['order']) =>
  status !== 'cancelled' && !(agreement?.status === 'signed' && documents.areIn)

/** Sends the pickup details, and says to how many people they were sent. */
function SendPickup({ order, isNext }: Pick<OrderPageProps, 'order'> & { isNext: boolean }) {
  const { id, project, pickupSent } = order
  return (
    <div className="no-print grid gap-1.5 max-sm:w-full sm:justify-items-end">
      <Link
        className={`${BUTTON_CLASS[isNext ? 'primary' : 'outline']} max-sm:w-full`}
        to={pickupPaths.pickupRecipients(id, project.id, project.title)}
        preventScrollReset
      >
        SEND PICKUP DETAILS
      </Link>
      {pickupSent && (
        <p className="text-sm text-quiet">
          Sent to {pluralize(pickupSent.people, 'person', 'people')}, last on {pickupSent.last}
        </p>
      )}
    </div>
  )
}

/** The pending actions of the order; empty once the agreement is signed and the documents are uploaded. */
function Requested({ order, isJustSent }: Pick<OrderPageProps, 'order'> & { isJustSent: boolean }) {
  const { id, documents } = order
  return (
    <>
      {documents.warning && <Note tone="waiting">{documents.warning}</Note>}
      {isActionRequired(order) && <ActionRequired order={order} isJustSent={isJustSent} />}
      {documents.form && (
        <Section headingId="hand-in" title="Purchase Order and COI" className="grid gap-4">
          <Suspense>
            <DocumentsForm orderId={id} form={documents.form} />
          </Suspense>
        </Section>
      )}
    </>
  )
}
