import type { SubmissionResult } from '@conform-to/react'
import { Link } from '@remix-run/react'
import { BUTTON_CLASS } from '~/components/ui/button'
import { Note } from '~/components/ui/feedback/note'
import { Icon } from '~/components/ui/icon'
import { Breadcrumb, EmptyState, PageTitle } from '~/components/ui/page'
import type { OrderTask } from '~/models/trade/due/order-task'
import { documentPaths } from '~/models/trade/paths/documents'
import { orderPaths } from '~/models/trade/paths/orders'
import { PRODUCT } from '~/models/trade/product'
import type { orderDocumentsPage } from '~/services/documents/overview/documents-pages.server'
import { DocumentList, FileChecksums, RunSheetLink } from './document-list'
import DocumentsForm from './documents-form'
import { MissingTexts } from './missing-documents'

type View = Awaited<ReturnType<typeof orderDocumentsPage>>

interface DocumentsPageProps {
  /** `task`: what the reader can do about the missing papers. */
  view: View & { task?: OrderTask | null }
  /** The response to the last post. */
  lastResult?: SubmissionResult
}

/** The documents of an order, and the form for required ones. */
export function DocumentsPage({
  view: { orderId, project, missing, notAsked, task, form, documents, hasRunSheet },
  lastResult,
}: DocumentsPageProps) {
  const details = orderPaths.orderDetails(orderId, project.id, project.title)
  const groups = [
    { id: 'order', title: `Order #${orderId}`, documents: documents.filter((each) => each.orderId !== null) },
    {
      id: 'own',
      title: `From ${PRODUCT}`,
      label: `Documents from ${PRODUCT}`,
      documents: documents.filter((each) => each.orderId === null),
    },
  ].filter((group) => group.documents.length > 0)
  return (
    <div className="page">
      <Breadcrumb
        trail={[
          { label: 'Projects', to: orderPaths.orders() },
          { label: 'Orders', to: orderPaths.ordersOfProject(project.id, project.title) },
          { label: `Order - ${orderId} Details`, to: details },
        ]}
        current="Documents"
      />
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-[1fr_auto]">
        <PageTitle title="Documents" lead={`Order #${orderId}, ${project.title}`} />
        {(missing ?? notAsked) && (
          <Note tone="waiting" className="toned sm:col-span-2 sm:row-start-2">
            {missing ? <MissingTexts missing={missing} /> : <p>{notAsked}</p>}
            {missing && !form && (
              <Link
                className={`${task ? BUTTON_CLASS.primary : BUTTON_CLASS.outline} mt-3 max-sm:w-full`}
                to={task?.to ?? details}
              >
                {task?.button ?? 'Open the order'}
              </Link>
            )}
          </Note>
        )}
        <div className="flex flex-wrap items-start gap-2 sm:col-start-2 sm:row-start-1">
          {hasRunSheet && <RunSheetLink orderId={orderId} />}
          {documents.length > 0 && (
            <a className={BUTTON_CLASS.outline} href={documentPaths.orderDocumentsZip(orderId)}>
              <Icon name="download" />
              Download all
            </a>
          )}
        </div>
      </div>
      <div className="mt-8 grid grid-cols-1 gap-8">
        {form && (
          <section className="sheet max-w-3xl p-[min(1.25rem,5vw)]" aria-labelledby="hand-in">
            <h2 id="hand-in" className="mb-4 text-lg">
              Purchase Order and COI
            </h2>
            <DocumentsForm orderId={orderId} form={form} lastResult={lastResult} />
          </section>
        )}
        {groups.map(({ id, title, label = title, documents }) => (
          <section key={id} aria-labelledby={`documents-${id}`}>
            <h2 id={`documents-${id}`} className="mb-3 text-lg">
              {title}
            </h2>
            <DocumentList documents={documents} label={label} />
          </section>
        ))}
        {groups.length === 0 && <EmptyState title="No documents yet." />}
        <FileChecksums documents={documents} />
      </div>
    </div>
  )
}
