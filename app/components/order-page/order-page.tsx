import { Link } from '@remix-run/react'
import { lazy, Suspense } from 'react'
import { BUTTON_CLASS } from '~/components/ui/button'
import { Note, Status } from '~/components/ui/feedback/note'
import { Breadcrumb, PageTitle } from '~/components/ui/page'
import { Section } from '~/components/ui/section'
import { orderStep } from '~/models/orders/order-step'
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

/** An order: pending actions first, then its vehicles by status, its facts, price and documents. */
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
        actions={
          order.maySendPickup && (
            <Link
              className={`${BUTTON_CLASS[next?.kind === 'pickup' ? 'primary' : 'outline']} max-sm:w-full`}
              to={pickupPaths.pickupRecipients(order.id, order.project.id, order.project.title)}
              preventScrollReset
            >
              SEND PICKUP DETAILS
            </Link>
          )
        }
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
          />
        </div>
        <aside className="grid content-start gap-5">
          <OrderFacts id={order.id} billing={order.billing} completedOn={order.completedOn} />
          {order.totals && <OrderPrice totals={order.totals} />}
          <Documents order={order} />
        </aside>
      </div>
    </div>
  )
}

/** The pending actions of the order; empty once the agreement is signed and the documents are uploaded. */
function Requested({ order, isJustSent }: Pick<OrderPageProps, 'order'> & { isJustSent: boolean }) {
  const { id, status, agreement, documents } = order
  const isDone = agreement?.status === 'signed' && documents.areIn
  return (
    <>
      {documents.warning && <Note tone="waiting">{documents.warning}</Note>}
      {status !== 'cancelled' && !isDone && <ActionRequired order={order} isJustSent={isJustSent} />}
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
