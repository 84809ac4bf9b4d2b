import type { Change } from '~/services/orders/items/all-changes.server'

/** The amendments of an order item, oldest first. */
export default function ItemChanges({ changes, title }: { changes: readonly Change[]; title: string }) {
  return (
    <ol className="mt-3 grid gap-2 border-t border-base-300 pt-3 text-sm" aria-label={`Changes to the ${title}`}>
      {changes.map(({ revision, who, when, text, dates, price, behalf }) => (
        <li key={revision} className="break-words">
          <p>
            <b className="font-semibold">{who}</b> {text}
            {behalf && ` ${behalf.text}`}.
          </p>
          {(dates || price) && <p className="figure">{[dates, price].filter(Boolean).join(' ')}</p>}
          {behalf && <p>Reason: {behalf.reason}</p>}
          <p className="text-xs text-quiet">{when}</p>
        </li>
      ))}
    </ol>
  )
}
