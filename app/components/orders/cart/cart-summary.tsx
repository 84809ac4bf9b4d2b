import { Link } from '@remix-run/react'
import { BUTTON_CLASS } from '~/components/ui/button-class'
import { Note } from '~/components/ui/note'
import { Sums } from '~/components/ui/sums'
import { paths } from '~/models/trade/addresses/paths'
import { formatDollars } from '~/models/trade/money/money'
import { CART_TAX_LABEL } from '~/models/trade/money/tax'
import type { CartView } from '~/services/orders/cart/find-cart.server'

export type CartTotals = CartView['totals']

/** What can be booked, in whole dollars, and the step to do it; with a reason in its place when it cannot be done. */
export function CartSummary({ totals, reason }: { totals: CartTotals; reason: string | null }) {
  return (
    <aside className="sheet p-5 lg:sticky lg:top-6 lg:self-start" aria-labelledby="summary">
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
      {reason ? (
        <>
          <Note tone="refused" className="mt-4 text-sm">
            <p id="why-not">{reason}</p>
          </Note>
          <button
            type="button"
            className={`${BUTTON_CLASS.unavailable} mt-4 w-full`}
            disabled
            aria-describedby="why-not"
          >
            BOOK VEHICLES
          </button>
        </>
      ) : (
        <Link className={`${BUTTON_CLASS.primary} mt-5 w-full`} to={paths.bookVehicles()}>
          BOOK VEHICLES
        </Link>
      )}
    </aside>
  )
}
