import { Status } from '~/components/ui/feedback/note'
import { LinkedText } from '~/components/ui/linked-text'
import { Price } from '~/components/ui/price'
import type { TimelineEntry } from '~/models/deals/timeline/timeline'
import { formatExact } from '~/models/trade/money'

interface TimelineProps {
  entries: readonly TimelineEntry[]
  label?: string
  className?: string
}

/** The offers and messages of an inquiry, oldest first. Those of the reader's own side are at the right. */
export function Timeline({ entries, label = 'Offers and messages, oldest first', className = '' }: TimelineProps) {
  return (
    <ol className={`grid grid-cols-1 gap-3 ${className}`} aria-label={label}>
      {entries.map((entry) => (
        <li key={entry.id} className={entry.isOwn ? 'flex justify-end pl-8' : 'flex pr-8'}>
          <Entry {...entry} />
        </li>
      ))}
    </ol>
  )
}

function Entry({ isOwn, who, when, what, tone, amount, text, behalf }: TimelineEntry) {
  return (
    <div className={`min-w-0 rounded-box border border-base-300 px-4 py-3 ${isOwn ? 'bg-base-200' : ''}`}>
      <p className="text-xs text-quiet wrap-anywhere">{[who, when].filter(Boolean).join(', ')}</p>
      {(what || amount !== null) && (
        <p className="mt-1 flex flex-wrap items-baseline gap-x-2">
          {tone ? (
            <Status tone={tone} label={what} className="whitespace-normal!" />
          ) : (
            <span className="text-sm">{what}</span>
          )}
          {amount !== null && (
            <span className="text-lg">
              <Price amount={formatExact(amount)} unit="total, before tax" />
            </span>
          )}
        </p>
      )}
      {text.length > 0 && (
        <p dir="auto" className="mt-1 whitespace-pre-line wrap-anywhere">
          <LinkedText parts={text} />
        </p>
      )}
      {behalf && <p className="mt-1 text-sm text-quiet wrap-anywhere">{behalf}</p>}
    </div>
  )
}
