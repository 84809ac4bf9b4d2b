import type { SubmissionResult } from '@conform-to/react'
import { Link } from '@remix-run/react'
import { BUTTON_CLASS } from '~/components/ui/button'
import { Dialog, DialogBody, DialogFoot } from '~/components/ui/dialog/dialog'
import { DialogForm } from '~/components/ui/dialog/form-dialog'
import { Note } from '~/components/ui/feedback/note'
import { formatCents } from '~/models/trade/money'
import { billingPaths } from '~/models/trade/paths/billing'
import { orderPaths } from '~/models/trade/paths/orders'
import type { OrderInvoices } from '~/services/billing/invoices-of-order.server'

interface InvoiceDialogProps {
  found: OrderInvoices
  lastResult: SubmissionResult | undefined
}

/** The invoice of an order with earlier versions, or the form that issues the first one. */
export function InvoiceDialog({ found, lastResult }: InvoiceDialogProps) {
  const { order, invoices, refusal } = found
  const closeTo = orderPaths.orderDetails(order.id, order.projectId, order.projectTitle)
  const errors = lastResult?.error?.[''] ?? undefined
  return (
    <Dialog title="Invoice" subtitle={`Order #${order.id}, ${order.projectTitle}`} closeTo={closeTo} size="small">
      {invoices.length > 0 ? (
        <Issued found={found} closeTo={closeTo} />
      ) : (
        <DialogForm
          errors={errors}
          submitLabel={!refusal ? 'ISSUE INVOICE' : null}
          cancelLabel={refusal ? 'Back to the order' : 'Cancel'}
          cancelTo={closeTo}
        >
          {refusal ? (
            <Note tone="gone">{refusal}</Note>
          ) : (
            <p>
              The invoice gets the next number for the year. Once issued, its vehicles, changes, tax and terms are
              final. It is billed to {found.billed.productionCompanyName}, the company on the order.
            </p>
          )}
        </DialogForm>
      )}
    </Dialog>
  )
}

function Issued({ found: { order, invoices }, closeTo }: { found: OrderInvoices; closeTo: string }) {
  return (
    <>
      <DialogBody>
        <ul className="grid gap-5">
          {invoices.map((invoice) => (
            <li key={invoice.id}>
              <h3 className="font-semibold">
                {invoice.number}
                {invoice.isCorrected && <span className="font-normal text-quiet"> (corrected)</span>}
              </h3>
              <p className="text-sm">
                {invoice.madeOn} by <bdi>{invoice.madeBy}</bdi>, for <bdi>{invoice.company}</bdi>
              </p>
              {invoice.reason && <p className="text-sm text-quiet">Reason: {invoice.reason}</p>}
              <p className="mt-1 flex flex-wrap items-center gap-x-4">
                <span className="price mr-auto">{formatCents(invoice.totalCents)}</span>
                <a
                  className="link tap"
                  href={billingPaths.invoiceFile(order.id, order.projectId, invoice.id, 'pdf')}
                  target="_blank"
                  rel="noopener noreferrer"
                >
                  PDF<span className="sr-only"> of {invoice.number} in a new window</span>
                </a>
                <a className="link tap" href={billingPaths.invoiceFile(order.id, order.projectId, invoice.id, 'csv')}>
                  CSV<span className="sr-only"> of {invoice.number}</span>
                </a>
              </p>
            </li>
          ))}
        </ul>
      </DialogBody>
      <DialogFoot cancelTo={closeTo} cancelLabel="Back to the order">
        <Link
          className={BUTTON_CLASS.outline}
          to={billingPaths.invoiceCorrection(order.id, order.projectId, order.projectTitle)}
          preventScrollReset
          replace
        >
          Correct
        </Link>
      </DialogFoot>
    </>
  )
}
