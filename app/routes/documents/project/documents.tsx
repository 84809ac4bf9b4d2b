import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { DocumentList, FileChecksums } from '~/components/documents/document-list'
import { MissingDocuments } from '~/components/documents/missing-documents'
import { ProjectHeader } from '~/components/projects/project-header'
import { FetchFailure } from '~/components/shell/error-page'
import { BUTTON_CLASS } from '~/components/ui/button'
import { Icon } from '~/components/ui/icon'
import { EmptyState } from '~/components/ui/page'
import { DOCUMENT_MESSAGES } from '~/models/documents/document-messages'
import { ProjectParams } from '~/models/trade/addresses/params'
import { documentPaths } from '~/models/trade/paths/documents'
import { PRODUCT, titled } from '~/models/trade/product'
import { parseParams } from '~/server/http/route.server'
import { requireRenter } from '~/server/session/require.server'
import { requireMembership } from '~/services/crew/membership.server'
import { projectDocumentsPage } from '~/services/documents/overview/documents-pages.server'
import { countProject } from '~/services/projects/members-page.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const renter = await requireRenter(request, 'orders')
  const { projectId } = parseParams(params, ProjectParams)
  const membership = await requireMembership(renter, projectId)
  const page = await projectDocumentsPage(membership)
  return { ...page, project: membership.project, counts: await countProject(membership) }
}

export default function ProjectDocuments() {
  const { project, counts, missing, orders, notOrdered, own } = useLoaderData<typeof loader>()
  const isEmpty = orders.length + notOrdered.length + own.length === 0
  const sections: { id: string | number; title: string; label?: string; documents: typeof own }[] = [
    ...orders.map(({ orderId, documents }) => {
      return { id: orderId, title: `Order #${orderId}`, label: `Documents for order #${orderId}`, documents }
    }),
    { id: 'quotes', title: 'Quotes', documents: notOrdered },
    { id: 'own', title: `From ${PRODUCT}`, label: `Documents from ${PRODUCT}`, documents: own },
  ]
  return (
    <div className="page">
      <ProjectHeader project={project} counts={counts} section="Documents">
        {!isEmpty && (
          <a
            className={`${BUTTON_CLASS.outline} max-sm:w-full lg:justify-self-end`}
            href={documentPaths.projectDocumentsZip(project.id)}
          >
            <Icon name="download" />
            Download all
          </a>
        )}
      </ProjectHeader>
      <h2 className="mt-8 text-xl">Documents</h2>
      <div className="mt-4 grid grid-cols-1 gap-8">
        <MissingDocuments missing={missing} project={project} />
        {isEmpty && <EmptyState title="No documents yet." />}
        {sections
          .filter(({ documents }) => documents.length > 0)
          .map(({ id, title, label = title, documents }) => (
            <section key={id} aria-labelledby={`documents-${id}`}>
              <h3 id={`documents-${id}`} className="mb-3 text-lg">
                {title}
              </h3>
              <DocumentList documents={documents} label={label} />
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
