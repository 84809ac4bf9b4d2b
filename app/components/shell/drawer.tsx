import { Form, Link } from '@remix-run/react'
import { type ReactNode, useRef } from 'react'
import type { Navigation, NavigationLink } from '~/models/trade/addresses/navigation'
import { Icon } from '../ui/icon'
import { useDetailsMenu, useOnNavigation } from '../ui/menu'

/** Opens the drawer on small screens. Its children are the number of tasks in it. */
export function DrawerButton({ children }: { children?: ReactNode }) {
  return (
    <button type="button" className="tap opens-drawer shrink-0 px-2 md:hidden" {...OPENS}>
      <Icon name="menu" />
      <span className="text-sm large-text:sr-only">Menu</span>
      {children}
    </button>
  )
}

interface DrawerProps {
  navigation: Navigation
  /** The links of the bar. */
  children: ReactNode
}

/** The bar's links on small screens: a popover from the right, or plain links below the bar without popover support. */
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

// React 18 passes these attributes through as written, but its type declarations lack them.
const POPOVER = { popover: 'auto' }
const OPENS = { popovertarget: ID }
const CLOSES = { popovertarget: ID, popovertargetaction: 'hide' }

/** The profile menu at the right end of the bar, on screens wide enough. */
export function Account({ navigation }: { navigation: Navigation }) {
  const menu = useDetailsMenu()
  return (
    <details {...menu} name="menu" className="relative ml-2 hidden shrink-0 md:block">
      <summary className="tap px-3">
        <Icon name="user" />
        <span className="max-w-48 truncate">{navigation.profile?.label ?? 'Profile'}</span>
        <Icon name="down" className="turns w-4!" />
      </summary>
      <div className="menu-sheet absolute right-0 z-40 mt-1 w-52">
        <ProfileLink navigation={navigation} />
        <AccountLinks navigation={navigation} />
      </div>
    </details>
  )
}

/** The first row of the menu and of the drawer: the name of the signed-in person. */
function ProfileLink({ navigation: { profile } }: { navigation: Navigation }) {
  return profile && <AccountLink {...profile} />
}

function AccountLink({ label, to }: NavigationLink) {
  return (
    <Link to={to} className="tap w-full justify-start! px-3.5">
      <span className="truncate">{label}</span>
    </Link>
  )
}

/** The other rows. */
function AccountLinks({ navigation }: { navigation: Navigation }) {
  return (
    <>
      {navigation.entries?.map((way) => (
        <AccountLink key={way.to} {...way} />
      ))}
      {navigation.logout && (
        // A full page load, so that nothing of the account stays in the browser's memory.
        <Form method="post" action={navigation.logout} reloadDocument>
          <button type="submit" className="tap w-full justify-start! px-3.5">
            <Icon name="logout" />
            Logout
          </button>
        </Form>
      )}
    </>
  )
}
