import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Outlet, useLoaderData } from '@remix-run/react'
import { DocumentSheet } from '~/components/provider/document-sheet'
import { InertBehindDialog } from '~/components/shell/inert-behind-dialog'
import { PageTitle } from '~/components/ui/page-title'
import { titled } from '~/models/trade/product'
import { requireProvider } from '~/server/session/require.server'
import { documentsPage } from '~/services/provider/documents/documents-page.server'

export async function loader({ request }: LoaderFunctionArgs) {
  const provider = await requireProvider(request)
  return documentsPage(provider)
}

export default function Documents() {
  const documents = useLoaderData<typeof loader>()
  return (
    <>
      <InertBehindDialog>
        <div className="page">
          <PageTitle title="Documents" lead="Shown on every order." />
          <div className="mt-6 grid max-w-3xl grid-cols-1 gap-5">
            {documents.map((document) => (
              <DocumentSheet key={document.kind} document={document} />
            ))}
          </div>
        </div>
      </InertBehindDialog>
      <Outlet />
    </>
  )
}

export const meta: MetaFunction = () => [titled('Documents')]
