import { BUTTON_CLASS } from '~/components/ui/button'
import { Icon } from '~/components/ui/icon'
import type { OverviewEntry } from '~/services/documents/overview/overview-document.server'

/** Documents with author, date, hash and link. */
export function DocumentList({ documents, label }: { documents: readonly OverviewEntry[]; label: string }) {
  return (
    <ul className="sheet divide-y divide-base-300" aria-label={label}>
      {documents.map((document) => (
        <li
          key={document.href}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 p-[min(1.25rem,5vw)]"
        >
          <div className="min-w-0">
            <p className="font-semibold">
              {document.title}
              {document.state && <span className="font-normal text-quiet"> - {document.state}</span>}
            </p>
            <p className="break-words text-sm">{document.name}</p>
            <p className="text-sm text-quiet">{[document.by, document.at, document.size].filter(Boolean).join(', ')}</p>
            {document.note && <p className="mt-1 text-sm">{document.note}</p>}
            <details className="-mt-1.5 -mb-3 text-xs text-quiet">
              <summary className="tap justify-start! underline underline-offset-2">
                Proof<span className="sr-only"> of {document.name}</span>
              </summary>
              <p className="figure break-all">SHA-256 {document.sha256}</p>
            </details>
          </div>
          {/* without `download`, because the browser would save a refusal as a file */}
          <a
            className={`${BUTTON_CLASS.outline} max-sm:px-3`}
            href={document.href}
            {...(document.isOurs && { target: '_blank', rel: 'noopener noreferrer' })}
          >
            <Icon name={document.isOurs ? 'file' : 'download'} />
            {document.isOurs ? 'Open' : 'Download'}
            <span className="sr-only">
              {' '}
              {document.name}
              {document.isOurs && ' in a new window'}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
