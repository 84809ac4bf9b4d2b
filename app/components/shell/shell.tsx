import { useLocation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { isCurrent, type Navigation } from '~/models/trade/addresses/navigation'
import { Account } from './account'
import { Drawer, DrawerButton } from './drawer'
import { InertBehindDialog } from './inert-behind-dialog'
import { LogoLink } from './logo'
import { CartButton, NavigationLink } from './navigation-link'
import { SkipLink } from './skip-link'

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
