import { Link } from '@remix-run/react'
import { BUTTON_CLASS } from '~/components/ui/button'
import { Sums } from '~/components/ui/facts'
import { Note } from '~/components/ui/feedback/note'
import { Warning } from '~/components/ui/feedback/warning'
import { pluralize } from '~/models/trade/format/text'
import { CART_TAX_LABEL, formatCents, formatDollars, TAX_EXPLANATION } from '~/models/trade/money'
import { billingPaths } from '~/models/trade/paths/billing'
import { bookingPaths } from '~/models/trade/paths/booking'
import type { CartView } from '~/services/booking/cart/find-cart.server'

export type CartTotals = CartView['totals']

interface CartSummaryProps {
  totals: CartTotals
  /** Why it cannot be booked, or null. */
  reason: string | null
  /** A warning shown above the buttons. */
  overBudget: string | null
}

/** The bookable total in whole dollars, what will be paid below it, and the buttons, or why they are disabled. */
export function CartSummary({ totals, reason, overBudget }: CartSummaryProps) {
  return (
    <aside className="sheet p-5 lg:sticky lg:top-22 lg:self-start" aria-labelledby="summary">
      <h2 id="summary" className="text-lg">
        Summary
      </h2>
      <Sums
        className="mt-4"
        rows={[
          { label: 'Vehicles', amount: totals.vehicles },
          { label: 'Booking Rate', amount: formatDollars(totals.subTotal) },
          { label: CART_TAX_LABEL, amount: formatDollars(totals.tax) },
          { label: 'Total Rate', amount: formatDollars(totals.total), isTotal: true },
        ]}
      />
      {totals.total % 100 !== 0 && (
        <p className="figure mt-1 text-right text-sm text-quiet">Rounded. You pay {formatCents(totals.total)}.</p>
      )}
      <p className="mt-3 text-sm text-quiet">{TAX_EXPLANATION}</p>
      <Warning warning={overBudget} />
      {reason ? (
        <>
          <Note tone="refused" className="mt-4 text-sm">
            <p id="why-not">{reason}</p>
          </Note>
          <Unavailable>BOOK VEHICLES</Unavailable>
          <Unavailable>GENERATE QUOTE</Unavailable>
        </>
      ) : (
        <>
          <Link className={`${BUTTON_CLASS.primary} mt-5 w-full`} to={bookingPaths.bookVehicles()}>
            BOOK VEHICLES
          </Link>
          <Link className={`${BUTTON_CLASS.outline} mt-2 w-full`} to={billingPaths.newQuote()} preventScrollReset>
            GENERATE QUOTE
          </Link>
        </>
      )}
    </aside>
  )
}

/** The total at the top of a phone's screen, where the summary is below all vehicles, with a link to it. */
export function ToSummary({ totals, isBookable }: { totals: CartTotals; isBookable: boolean }) {
  return (
    <p className="sheet mt-4 flex flex-wrap items-center gap-x-4 gap-y-1 px-3 py-2 lg:hidden">
      <span className="grow text-quiet">{pluralize(totals.vehicles, 'vehicle')}</span>
      <span className="price">{formatDollars(totals.total)}</span>
      <a className={isBookable ? BUTTON_CLASS.primary : 'tap link text-error'} href="#summary">
        {isBookable ? 'Summary' : "See why you can't book"}
      </a>
    </p>
  )
}

/** A disabled button; the reason is above it. */
function Unavailable({ children }: { children: string }) {
  return (
    <button type="button" className={`${BUTTON_CLASS.unavailable} mt-2 w-full`} disabled aria-describedby="why-not">
      {children}
    </button>
  )
}
