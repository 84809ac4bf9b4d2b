import { Form, Link } from '@remix-run/react'
import type { Navigation, NavigationLink } from '~/models/trade/addresses/navigation'
import { Icon } from '../ui/icon'
import { useDetailsMenu } from '../ui/menus/use-details-menu'

/** The profile menu at the right end of the bar, on screens that have room for it. */
export function Account({ navigation }: { navigation: Navigation }) {
  const menu = useDetailsMenu()
  return (
    <details {...menu} name="menu" className="relative ml-2 hidden md:block">
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

/** The first row of the menu and of the drawer: whoever is signed in, by name. */
export function ProfileLink({ navigation: { profile } }: { navigation: Navigation }) {
  return profile && <AccountLink {...profile} />
}

function AccountLink({ label, to }: NavigationLink) {
  return (
    <Link to={to} className="tap w-full justify-start! px-3.5">
      <span className="truncate">{label}</span>
    </Link>
  )
}

/** The rows after it. */
export function AccountLinks({ navigation }: { navigation: Navigation }) {
  return (
    <>
      {navigation.entries?.map((way) => (
        <AccountLink key={way.to} {...way} />
      ))}
      {navigation.logout && (
        // The whole page is left behind, so that nothing of the account stays in the browser's memory.
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
