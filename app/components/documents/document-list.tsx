import { BUTTON_CLASS } from '~/components/ui/button'
import { Icon } from '~/components/ui/icon'
import { pickupPaths } from '~/models/trade/paths/pickup'
import type { OverviewEntry } from '~/services/documents/overview/overview-document.server'

/** Documents with date, size and link. */
export function DocumentList({ documents, label }: { documents: readonly OverviewEntry[]; label: string }) {
  return (
    <ul className="sheet divide-y divide-base-300" aria-label={label}>
      {documents.map((document) => (
        <li
          key={document.href}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 px-5 py-3 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]"
        >
          <div className="min-w-0">
            <p className="font-semibold">
              {document.title}
              {document.state && <span className="font-normal text-quiet"> - {document.state}</span>}
            </p>
            {document.note && <p className="mt-1 text-sm">{document.note}</p>}
          </div>
          <div className="min-w-0 text-sm text-quiet max-lg:row-start-2">
            <p>
              <span className="whitespace-nowrap">{document.day}</span>
              {document.size && (
                <>
                  {' · '}
                  <span className="whitespace-nowrap">{document.size}</span>
                </>
              )}
            </p>
          </div>
          {/* without `download`, because the browser would save a refusal as a file */}
          <a
            className={`${BUTTON_CLASS.outline} max-lg:row-span-2 sm:w-36 max-sm:px-3`}
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

/** Opens the run sheet of an order, which is no stored file. */
export function RunSheetLink({ orderId }: { orderId: number }) {
  return (
    <a
      className={`${BUTTON_CLASS.outline} sm:w-36 max-sm:px-3`}
      href={pickupPaths.runSheet(orderId)}
      target="_blank"
      rel="noreferrer"
    >
      <Icon name="file" />
      Run sheet<span className="sr-only"> of order #{orderId} in a new window</span>
    </a>
  )
}

/** Who added each document of a page and when, and its hash, for comparing a file with the one that was stored. */
export function FileChecksums({ documents }: { documents: readonly OverviewEntry[] }) {
  if (documents.length === 0) return null
  return (
    <details className="text-sm">
      <summary className="tap -ml-2 w-fit justify-start! px-2 underline underline-offset-2">
        File details and checksums
      </summary>
      <dl className="grid gap-3 pt-2">
        {documents.map(({ href, name, by, at, sha256 }) => (
          <div key={href}>
            <dt className="break-words">{name}</dt>
            <dd className="text-quiet">
              {by}, {at}
            </dd>
            <dd className="figure text-xs break-all text-quiet">SHA-256 {sha256}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
