import { Link, useLocation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { isCurrent, type Navigation, type NavigationItem } from '~/models/trade/addresses/navigation'
import { PRODUCT } from '~/models/trade/product'
import { Icon } from '../ui/icon'
import { Account, Drawer, DrawerButton } from './drawer'
import { InertBehindDialog } from './inert-behind-dialog'

export interface ShellProps {
  /** From `navigationFor` or `visitorNavigation`. */
  navigation: Navigation
  /** Vehicles in the cart; only shown where the cart is. */
  cartCount?: number
  children: ReactNode
}

/** The slate bar over a page, and the page itself as `main`. */
export function Shell({ navigation, cartCount = 0, children }: ShellProps) {
  const { pathname } = useLocation()
  const items = navigation.items.map((item) => (
    <NavigationLink
      key={item.to + item.label}
      item={item}
      isCurrent={isCurrent(item, pathname)}
      count={item.showsCartCount ? cartCount : 0}
    />
  ))
  const cart = navigation.items.find((item) => item.showsCartCount)
  return (
    <>
      <InertBehindDialog>
        <SkipLink />
        <nav className="bar" aria-label="Main">
          <div className="mx-auto flex h-16 max-w-[78rem] items-center gap-1 px-4 md:px-6">
            <LogoLink to={navigation.logo} />
            <div className="hidden items-center md:flex">{items}</div>
            <Account navigation={navigation} />
            {cart && <CartButton to={cart.to} count={cartCount} />}
            <DrawerButton />
          </div>
        </nav>
        <Drawer navigation={navigation}>{items}</Drawer>
      </InertBehindDialog>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </>
  )
}

interface NavigationLinkProps {
  item: NavigationItem
  isCurrent: boolean
  /** Vehicles waiting behind the link; 0 shows nothing. */
  count: number
}

/** One place of the bar or the drawer. */
function NavigationLink({ item, isCurrent, count }: NavigationLinkProps) {
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
function CartButton({ to, count }: { to: string; count: number }) {
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

/** The product's mark and name. */
export function Logo({ className = '' }: { className?: string }) {
  return (
    <span className={`flex items-center gap-2.5 font-semibold tracking-tight ${className}`}>
      <svg width="28" height="28" aria-hidden="true">
        <use href="/icons.svg#logo" />
      </svg>
      {PRODUCT}
    </span>
  )
}

function LogoLink({ to }: { to: string }) {
  return (
    <Link to={to} className="tap mr-auto -ml-1 px-1 text-lg">
      <Logo />
    </Link>
  )
}

interface SkipLinkProps {
  /** The id of what it leads to. */
  to?: string
  children?: string
}

/** Past what stands between to what was come for; at the top, past the bar to the page itself. */
export function SkipLink({ to = 'main', children = 'Skip to content' }: SkipLinkProps) {
  return (
    <a
      href={`#${to}`}
      className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:rounded-field focus:bg-primary focus:p-3 focus:text-primary-content"
    >
      {children}
    </a>
  )
}
