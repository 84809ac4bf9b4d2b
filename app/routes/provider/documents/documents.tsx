import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Link, Outlet, useLoaderData } from '@remix-run/react'
import { InertBehindDialog } from '~/components/shell/inert-behind-dialog'
import { BUTTON_CLASS } from '~/components/ui/button'
import { Status } from '~/components/ui/feedback/note'
import { Icon } from '~/components/ui/icon'
import { PageTitle } from '~/components/ui/page'
import { providerPaths } from '~/models/trade/paths/provider'
import { titled } from '~/models/trade/product'
import { requireProvider } from '~/server/session/require.server'
import { type DocumentView, documentsPage } from '~/services/provider/provider-documents.server'

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
          <PageTitle title="Documents" lead="Shown to crews on every order." />
          <div className="mt-6 grid grid-cols-1 gap-5 lg:grid-cols-3">
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

/** One of the marketplace's documents: the current file and earlier ones. */
function DocumentSheet({ document: { kind, title, use, expires, current, before } }: { document: DocumentView }) {
  return (
    <section className="sheet flex flex-col p-5" aria-labelledby={kind}>
      <h2 id={kind} className="text-lg">
        {title}
      </h2>
      <p className="mt-1 text-sm text-quiet">{use}</p>
      <div className="mt-4 mb-4 grow">
        {current ? <Version document={current} /> : <p className="text-sm text-quiet">None yet.</p>}
        {expires && current && !current.expiry && <p className="text-sm text-quiet">No expiry date.</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        {current && (
          <a className={BUTTON_CLASS.outline} href={providerPaths.providerDocumentFile(kind)}>
            <Icon name="download" />
            Download<span className="sr-only"> the {title}</span>
          </a>
        )}
        <Link className={BUTTON_CLASS.outline} to={providerPaths.providerDocumentUpload(kind)} preventScrollReset>
          {current ? 'Replace' : 'Upload'}
          <span className="sr-only"> the {title}</span>
        </Link>
      </div>
      {before.length > 0 && (
        <ul className="mt-4 grid gap-2 border-t border-base-300 pt-4" aria-label={`Previous versions of the ${title}`}>
          {before.map((document) => (
            <li key={`${document.at} ${document.name}`}>
              <Version document={document} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Version({ document }: { document: NonNullable<DocumentView['current']> }) {
  const { name, size, by, at, note, expiry } = document
  return (
    <div className="text-sm">
      {expiry && <Status {...expiry} className="mb-2" />}
      <p className="break-words">{name}</p>
      <p className="text-quiet">
        {by}, {at}, {size}
      </p>
      {note && <p>{note}</p>}
    </div>
  )
}

export const meta: MetaFunction = () => [titled('Documents')]
