import { Link } from '@remix-run/react'
import { Days } from '~/components/orders/days'
import { BUTTON_CLASS } from '~/components/ui/button'
import { Facts } from '~/components/ui/facts'
import { Icon } from '~/components/ui/icon'
import { Photo } from '~/components/ui/photo'
import { CART_ITEM_TAX_LABEL, formatCents } from '~/models/trade/money'
import { bookingPaths } from '~/models/trade/paths/booking'
import { fleetPaths } from '~/models/trade/paths/fleet'
import type { CartView } from '~/services/booking/cart/find-cart.server'

export type CartLine = CartView['items'][number]

/** A vehicle of the cart with its own tax and total. A blocked one is gray and says why, and what to do. */
export function CartItem({ item }: { item: CartLine }) {
  return (
    <article
      className={`sheet grid grid-cols-[6.5rem_1fr] overflow-hidden sm:grid-cols-[13rem_1fr] sm:grid-rows-[auto_1fr] ${item.blocker ? 'is-gone toned' : ''}`}
      aria-labelledby={`title-${item.id}`}
    >
      <div
        className={`min-w-0 self-start p-3 pr-0 sm:row-span-2 sm:p-4 sm:pr-0 ${item.blocker ? '[filter:grayscale(1)]' : ''}`}
      >
        <Photo picture={item.picture} alt="" sizes="(min-width: 40rem) 12rem, 6rem" className="rounded-field" />
      </div>
      <div className="min-w-0 p-3 pb-0 sm:p-4 sm:pb-0">
        <div className="flex items-start justify-between gap-2">
          <div className="min-w-0">
            <h2 id={`title-${item.id}`} className="text-lg leading-snug">
              <Link className="-my-2.5 inline-block py-2.5" to={fleetPaths.viewVehicle(item.vehicleId)}>
                {item.title}
              </Link>
            </h2>
            <p className="text-sm text-quiet">
              <Days text={item.days} count={item.dayCount} />
            </p>
          </div>
          <Link
            className="tap -my-1 -mr-1.5 shrink-0 px-2 text-sm"
            to={bookingPaths.cartItemRemoval(item.id)}
            preventScrollReset
          >
            <Icon name="trash" />
            <span className="max-sm:sr-only">Delete</span>
            <span className="sr-only"> {item.title}</span>
          </Link>
        </div>
      </div>
      <div className="min-w-0 px-3 pb-3 max-sm:col-span-full sm:px-4 sm:pb-4">
        {item.blocker && (
          <p className="mt-3 flex gap-2 font-semibold text-error">
            <Icon name="alert" className="mt-0.5" />
            {item.blocker}
          </p>
        )}
        {item.inTheWay && <p className="mt-2 text-sm">{item.inTheWay}</p>}
        {item.way && (
          <Link className={`${BUTTON_CLASS.outline} mt-3 max-sm:w-full`} to={item.way.to} preventScrollReset>
            {item.way.label}
            <span className="sr-only"> {item.title}</span>
          </Link>
        )}
        {item.rates && <Rates rates={item.rates} dayCount={item.dayCount} />}
      </div>
    </article>
  )
}

function Rates({ rates, dayCount }: Pick<CartLine, 'dayCount'> & { rates: NonNullable<CartLine['rates']> }) {
  const listed = [
    { label: 'Daily', value: formatCents(rates.daily) },
    { label: 'Weekly', value: formatCents(rates.weekly) },
    { label: 'Monthly', value: formatCents(rates.monthly) },
  ]
  const agreed = [
    { label: `Agreed rate for ${dayCount}`, value: formatCents(rates.subTotal) },
    { label: CART_ITEM_TAX_LABEL, value: formatCents(rates.tax) },
  ]
  return (
    <>
      <dl className="figure mt-3 grid gap-1 text-sm">
        {agreed.map(({ label, value }) => (
          <div key={label} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <dt className="text-quiet">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 font-semibold">
          <dt>Total Rate</dt>
          <dd className="price text-base">{formatCents(rates.total)}</dd>
        </div>
      </dl>
      <div className="figure mt-3 flex flex-wrap gap-x-3 border-t border-base-300 pt-2 text-xs text-quiet">
        <p>Listed rates</p>
        <Facts facts={listed} look="inline" className="flex flex-wrap gap-x-3" />
      </div>
    </>
  )
}
