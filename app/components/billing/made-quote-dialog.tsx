import { Link, useNavigationType } from '@remix-run/react'
import { useEffect } from 'react'
import { BUTTON_CLASS } from '~/components/ui/button'
import { Dialog, DialogBody, DialogFoot } from '~/components/ui/dialog/dialog'
import { Sums } from '~/components/ui/facts'
import { Note } from '~/components/ui/feedback/note'
import { QUOTE_MESSAGES } from '~/models/billing/billing-messages'
import { quoteNumber } from '~/models/billing/quote'
import { billingPaths } from '~/models/trade/paths/billing'
import { bookingPaths } from '~/models/trade/paths/booking'
import type { MadeQuote } from '~/services/billing/read-quote.server'

/** A quote that was just made. Opens its PDF in a new window if the browser allows it. */
export function MadeQuoteDialog({ quote }: { quote: MadeQuote }) {
  const { id, projectId, changes } = quote
  const pdf = billingPaths.quote(projectId, id)
  // not after a page load or going back
  const isJustMade = useNavigationType() !== 'POP'
  useEffect(() => {
    if (isJustMade) window.open(pdf, '_blank', 'noopener')
  }, [isJustMade, pdf])
  return (
    <Dialog
      title={`Quote ${quoteNumber(id)}`}
      subtitle={`Valid until ${quote.validUntil}`}
      closeTo={bookingPaths.cart()}
      size="small"
    >
      <DialogBody>
        <Note tone="available" className="mb-5">
          {QUOTE_MESSAGES.made}
        </Note>
        <Sums
          rows={[
            { label: 'Vehicles', amount: quote.vehicles },
            ...quote.sums.map((sum, index, { length }) => ({ ...sum, isTotal: index === length - 1 })),
          ]}
        />
        {changes && (
          <section className="mt-5" aria-labelledby="changes">
            <h3 id="changes" className="font-semibold">
              Changed since quote {quoteNumber(changes.since)}
            </h3>
            <ul className="mt-2 grid gap-2 text-sm">
              {changes.sentences.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </section>
        )}
        <p className="mt-5 text-sm text-quiet">
          A quote does not hold the dates. Find it later in the{' '}
          <Link className="link" to={billingPaths.quotes(projectId)}>
            project's quotes
          </Link>
          .
        </p>
      </DialogBody>
      <DialogFoot cancelTo={bookingPaths.cart()} cancelLabel="Back to the cart">
        <a className={BUTTON_CLASS.primary} href={pdf} target="_blank" rel="noopener noreferrer">
          OPEN QUOTE<span className="sr-only"> in a new window</span>
        </a>
      </DialogFoot>
    </Dialog>
  )
}
