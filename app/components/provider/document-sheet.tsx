import { Link } from '@remix-run/react'
import { BUTTON_CLASS } from '~/components/ui/button-class'
import { Icon } from '~/components/ui/icon'
import { providerPaths } from '~/models/trade/paths/provider'
import type { DocumentView } from '~/services/provider/documents/documents-page.server'

/** One of the marketplace's documents: the one that is shown, and what stood in its place before. */
export function DocumentSheet({ document: { kind, title, current, before } }: { document: DocumentView }) {
  return (
    <section className="sheet p-5" aria-labelledby={kind}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-3">
        <div className="min-w-0 grow basis-60">
          <h2 id={kind} className="text-lg">
            {title}
          </h2>
          {current ? <Version document={current} /> : <p className="text-sm text-quiet">None yet.</p>}
        </div>
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
  const { name, size, by, at, note } = document
  return (
    <div className="text-sm">
      <p className="break-words">{name}</p>
      <p className="text-quiet">
        {by}, {at}, {size}
      </p>
      {note && <p>{note}</p>}
    </div>
  )
}
