import { Link, useLocation } from '@remix-run/react'
import type { ReactNode } from 'react'
import {
  isCurrent,
  type Navigation,
  type NavigationCounts,
  type NavigationItem,
} from '~/models/trade/addresses/navigation'
import { PRODUCT } from '~/models/trade/product'
import { Icon } from '../ui/icon'
import { Account, Drawer, DrawerButton } from './drawer'
import { InertBehindDialog } from './inert-behind-dialog'

export interface ShellProps {
  /** From `navigationFor` or `visitorNavigation`. */
  navigation: Navigation
  /** Shown on the links that count. */
  counts?: NavigationCounts
  children: ReactNode
}

/** The slate bar over a page, and the page itself as `main`. */
export function Shell({ navigation, counts = NONE, children }: ShellProps) {
  const { pathname } = useLocation()
  const items = navigation.items.map((item) => (
    <NavigationLink
      key={item.to + item.label}
      item={item}
      isCurrent={isCurrent(item, pathname)}
      count={item.counts ? counts[item.counts] : 0}
    />
  ))
  const itemOf = (thing: keyof NavigationCounts) => navigation.items.find((item) => item.counts === thing)
  const cart = itemOf('vehicle')
  const offers = counts.offer > 0 ? itemOf('offer') : undefined
  const shortcuts = [offers, itemOf('task')].flatMap((item) => item ?? [])
  const [urgent] = shortcuts
  return (
    <>
      <InertBehindDialog>
        <SkipLink />
        <nav className="bar" aria-label="Main">
          <div className="mx-auto flex h-16 max-w-[78rem] items-center gap-1 px-4 md:px-6">
            <LogoLink to={navigation.logo} isShort={shortcuts.length > 1} />
            <div className="hidden min-w-0 items-center self-stretch overflow-x-auto [scrollbar-width:none] md:flex">
              {items}
            </div>
            <Account navigation={navigation} />
            {shortcuts.map((item) => (
              <Shortcut key={item.to} item={item} count={item.counts ? counts[item.counts] : 0} />
            ))}
            {cart && <CartButton to={cart.to} count={counts.vehicle} />}
            <DrawerButton>
              {urgent?.counts && counts[urgent.counts] > 0 && (
                <span className="min-[24rem]:hidden">
                  <Count count={counts[urgent.counts]} thing={urgent.counts} />
                </span>
              )}
            </DrawerButton>
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

const NONE: NavigationCounts = { vehicle: 0, task: 0, offer: 0 }

interface NavigationLinkProps {
  item: NavigationItem
  isCurrent: boolean
  /** Shown on the link; hidden if 0. */
  count: number
}

/** One link of the bar or the drawer. */
function NavigationLink({ item, isCurrent, count }: NavigationLinkProps) {
  return (
    <Link
      to={item.to}
      aria-current={isCurrent ? 'page' : undefined}
      className="tap shrink-0 justify-start! px-3.5 aria-[current]:font-semibold max-md:text-lg"
      data-log-in={item.asksLogin}
    >
      <span className={`border-b-2 py-1 ${isCurrent ? 'border-primary' : 'border-transparent'}`}>{item.label}</span>
      {count > 0 && item.counts && <Count count={count} thing={item.counts} />}
    </Link>
  )
}

/** On phones with enough room, a shortcut to the offers to answer, or to the tasks with the number of urgent ones. */
function Shortcut({ item, count }: { item: NavigationItem; count: number }) {
  return (
    <Link to={item.to} className="tap hidden px-2 text-sm min-[24rem]:max-md:flex">
      {item.label}
      {count > 0 && item.counts && <Count count={count} thing={item.counts} />}
    </Link>
  )
}

/** On small screens the cart has its own link beside the Menu button. */
function CartButton({ to, count }: { to: string; count: number }) {
  return (
    <Link to={to} className="tap relative mr-1 md:hidden">
      <Icon name="cart" />
      <span className="sr-only">Cart</span>
      {count > 0 && (
        <span className="absolute top-0 -right-1">
          <Count count={count} thing="vehicle" />
        </span>
      )}
    </Link>
  )
}

function Count({ count, thing }: { count: number; thing: keyof NavigationCounts }) {
  return (
    <span className="count-pill">
      <span className="sr-only">, </span>
      {count}
      <span className="sr-only"> {count === 1 ? thing : `${thing}s`}</span>
    </span>
  )
}

/** The product's mark and name; only the mark where large text leaves no room. */
export function Logo({ className = '' }: { className?: string }) {
  return (
    <span className={`flex items-center gap-2.5 font-semibold tracking-tight ${className}`}>
      <svg width="28" height="28" aria-hidden="true">
        <use href="/icons.svg#logo" />
      </svg>
      <span className="large-text:sr-only">{PRODUCT}</span>
    </span>
  )
}

/** `isShort`: only the mark on phones, because two shortcuts need the room. */
function LogoLink({ to, isShort }: { to: string; isShort: boolean }) {
  return (
    <Link to={to} className="tap mr-auto -ml-1 shrink-0 justify-start! px-1 text-lg">
      <Logo className={isShort ? 'min-[24rem]:max-md:[&>span]:sr-only' : ''} />
    </Link>
  )
}

interface SkipLinkProps {
  /** The id of the element it leads to. */
  to?: string
  children?: string
}

/** Lets keyboard users skip repeated content; by default it skips the bar. */
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
