import { Link } from '@remix-run/react'
import type { NavigationItem } from '~/models/trade/addresses/navigation'
import { Icon } from '../ui/icon'

interface NavigationLinkProps {
  item: NavigationItem
  isCurrent: boolean
  /** Vehicles waiting behind the link; 0 shows nothing. */
  count: number
}

/** One place of the bar or the drawer. */
export function NavigationLink({ item, isCurrent, count }: NavigationLinkProps) {
  return (
    <Link
      to={item.to}
      aria-current={isCurrent ? 'page' : undefined}
      className="tap justify-start! px-3.5 aria-[current]:font-semibold max-md:text-lg"
      data-log-in={item.asksLogin}
    >
      <span className={`border-b-2 py-1 ${isCurrent ? 'border-primary' : 'border-transparent'}`}>{item.label}</span>
      {count > 0 && <Count count={count} />}
    </Link>
  )
}

/** The cart stays in reach beside the Menu button of small screens. */
export function CartButton({ to, count }: { to: string; count: number }) {
  return (
    <Link to={to} className="tap relative mr-1 md:hidden">
      <Icon name="cart" />
      <span className="sr-only">Cart</span>
      {count > 0 && (
        <span className="absolute top-0 -right-1">
          <Count count={count} />
        </span>
      )}
    </Link>
  )
}

function Count({ count }: { count: number }) {
  return (
    <span className="count-pill">
      <span className="sr-only">, </span>
      {count}
      <span className="sr-only"> {count === 1 ? 'vehicle' : 'vehicles'}</span>
    </span>
  )
}
