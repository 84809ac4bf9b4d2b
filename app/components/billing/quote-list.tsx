import { BUTTON_CLASS } from '~/components/ui/button'
import { quoteNumber } from '~/models/billing/quote'
import { pluralize } from '~/models/trade/format/text'
import { formatCents } from '~/models/trade/money'
import { billingPaths } from '~/models/trade/paths/billing'
import type { QuoteRow } from '~/services/billing/quotes-page.server'

/** The quotes of a project, each with its PDF. */
export function QuoteList({ projectId, quotes }: { projectId: string; quotes: readonly QuoteRow[] }) {
  return (
    <ul className="grid gap-4">
      {quotes.map((quote) => (
        <li key={quote.id} className="sheet flex flex-wrap items-center justify-between gap-x-4 gap-y-3 p-4 sm:p-5">
          <div className="min-w-0 grow basis-52">
            <h3 className="text-lg">Quote {quoteNumber(quote.id)}</h3>
            <p>
              {pluralize(quote.vehicles, 'vehicle')} for <bdi>{quote.company}</bdi>
            </p>
            <p className="text-sm text-quiet">
              {quote.madeOn} by <bdi>{quote.madeBy}</bdi>.{' '}
              {quote.isOver ? `Was valid until ${quote.validUntil}.` : `Valid until ${quote.validUntil}.`}
              {quote.previousId !== null && ` Lists changes since ${quoteNumber(quote.previousId)}.`}
            </p>
          </div>
          <div className="flex flex-wrap items-center gap-4 max-sm:w-full max-sm:justify-between">
            <p className="price">{formatCents(quote.totalCents)}</p>
            <a
              className={BUTTON_CLASS.outline}
              href={billingPaths.quote(projectId, quote.id)}
              target="_blank"
              rel="noopener noreferrer"
            >
              Open PDF<span className="sr-only"> of quote {quoteNumber(quote.id)} in a new window</span>
            </a>
          </div>
        </li>
      ))}
    </ul>
  )
}
