import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import type { ReactNode } from 'react'
import { DocumentList, FileChecksums, RunSheetLink } from '~/components/documents/document-list'
import { MissingDocuments } from '~/components/documents/missing-documents'
import { ProjectHeader } from '~/components/projects/project-header'
import { FetchFailure } from '~/components/shell/error-page'
import { BUTTON_CLASS } from '~/components/ui/button'
import { Icon } from '~/components/ui/icon'
import { EmptyState } from '~/components/ui/page'
import { DOCUMENT_MESSAGES } from '~/models/documents/document-messages'
import { paperTask } from '~/models/today/order-tasks'
import { ProjectParams } from '~/models/trade/addresses/params'
import type { OrderTask } from '~/models/trade/due/order-task'
import { documentPaths } from '~/models/trade/paths/documents'
import { orderPaths } from '~/models/trade/paths/orders'
import { PRODUCT, titled } from '~/models/trade/product'
import { parseParams } from '~/server/http/route.server'
import { requireRenter } from '~/server/session/require.server'
import { requireMembership } from '~/services/crew/membership.server'
import { projectDocumentsPage } from '~/services/documents/overview/documents-pages.server'
import { countProject } from '~/services/projects/members-page.server'
import { currentTasks } from '~/services/today/current-tasks.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const renter = await requireRenter(request, 'orders')
  const { projectId } = parseParams(params, ProjectParams)
  const membership = await requireMembership(renter, projectId)
  const page = await projectDocumentsPage(membership)
  const tasks = await currentTasks(renter)
  const orders = page.orders.map((order) => ({ ...order, task: paperTask(tasks, order.orderId) }))
  return { ...page, orders, project: membership.project, counts: await countProject(membership) }
}

type Page = ReturnType<typeof useLoaderData<typeof loader>>

interface Section {
  id: string | number
  title: ReactNode
  /** The vehicles of an order. */
  vehicles?: string
  label: string
  documents: Page['own']
  missing?: Page['orders'][number]['missing']
  task?: OrderTask | null
  isFirst?: boolean
  hasRunSheet?: boolean
}

const HEAD_CLASS = 'flex flex-wrap items-center justify-between gap-3'

export default function ProjectDocuments() {
  const { project, counts, orders, notOrdered, own } = useLoaderData<typeof loader>()
  const isEmpty = [...orders.flatMap(({ documents }) => documents), ...notOrdered, ...own].length === 0
  const first = orders.find(({ task }) => task)
  const sections: Section[] = [
    ...orders.map((order) => ({
      ...order,
      id: order.orderId,
      title: (
        <Link className="link" to={orderPaths.orderDetails(order.orderId, project.id, project.title)}>
          Order #{order.orderId}
        </Link>
      ),
      label: `Documents for order #${order.orderId}`,
      isFirst: order === first,
    })),
    { id: 'quotes', title: 'Quotes', label: 'Quotes', documents: notOrdered },
    { id: 'own', title: `From ${PRODUCT}`, label: `Documents from ${PRODUCT}`, documents: own },
  ]
  return (
    <div className="page">
      <ProjectHeader project={project} counts={counts} section="Documents" />
      <div className={`mt-8 ${HEAD_CLASS}`}>
        <h2 className="text-xl">Documents</h2>
        {!isEmpty && (
          <a className={BUTTON_CLASS.outline} href={documentPaths.projectDocumentsZip(project.id)}>
            <Icon name="download" />
            Download all
          </a>
        )}
      </div>
      <div className="mt-4 grid grid-cols-1 gap-8">
        {isEmpty && <EmptyState title="No documents yet." />}
        {sections
          .filter(({ documents, missing }) => documents.length > 0 || missing)
          .map(({ id, title, vehicles, label, documents, missing, task = null, isFirst = false, hasRunSheet }) => (
            <section key={id} aria-labelledby={`documents-${id}`}>
              <div className={`mb-3 ${HEAD_CLASS}`}>
                <h3 id={`documents-${id}`} className="text-lg">
                  {title}
                </h3>
                {hasRunSheet && <RunSheetLink orderId={Number(id)} />}
                {vehicles && <p className="-mt-2 w-full">{vehicles}</p>}
              </div>
              {missing && <MissingDocuments {...{ missing, task, isFirst, project }} />}
              {documents.length > 0 && <DocumentList documents={documents} label={label} />}
            </section>
          ))}
        <FileChecksums documents={sections.flatMap(({ documents }) => documents)} />
      </div>
    </div>
  )
}

export const meta: MetaFunction = () => [titled('Documents')]

export function ErrorBoundary() {
  return <FetchFailure title="Documents" sentence={DOCUMENT_MESSAGES.failed} />
}
