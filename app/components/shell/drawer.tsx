import { type ReactNode, useRef } from 'react'
import { useOnNavigation } from '~/components/ui/use-on-navigation'
import type { Navigation } from '~/models/trade/addresses/navigation'
import { Icon } from '../ui/icon'
import { AccountLinks, ProfileLink } from './account'

/** Opens the drawer on small screens. */
export function DrawerButton() {
  return (
    <button type="button" className="tap opens-drawer px-2 md:hidden" {...OPENS}>
      <Icon name="menu" />
      <span className="text-sm">Menu</span>
    </button>
  )
}

interface DrawerProps {
  navigation: Navigation
  /** The places of the bar. */
  children: ReactNode
}

/** The bar's places for small screens: a popover from the right, or plain links below the bar where there is no popover. */
export function Drawer({ navigation, children }: DrawerProps) {
  const drawer = useRef<HTMLElement>(null)
  useOnNavigation(() => drawer.current?.hidePopover?.())
  return (
    <nav ref={drawer} id={ID} className="drawer" aria-label="Menu" {...POPOVER}>
      <div className="closes-drawer flex justify-end">
        <button type="button" className="tap" {...CLOSES}>
          <Icon name="x" />
          <span className="sr-only">Close menu</span>
        </button>
      </div>
      <div className="grid gap-1">
        <ProfileLink navigation={navigation} />
        {children}
        <hr className="my-2 border-current/20" />
        <AccountLinks navigation={navigation} />
      </div>
    </nav>
  )
}

const ID = 'drawer'

// React 18 passes these attributes on as written, its type declarations do not know them.
const POPOVER = { popover: 'auto' }
const OPENS = { popovertarget: ID }
const CLOSES = { popovertarget: ID, popovertargetaction: 'hide' }
