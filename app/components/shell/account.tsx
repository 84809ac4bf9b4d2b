import { Form, Link } from '@remix-run/react'
import type { Navigation } from '~/models/trade/navigation'
import { Icon } from '../ui/icon'
import { useDetailsMenu } from '../ui/menus/use-details-menu'

interface AccountProps {
  navigation: Navigation
  name?: string
}

/** The profile menu at the right end of the bar, on screens that have room for it. */
export function Account({ navigation, name }: AccountProps) {
  const menu = useDetailsMenu()
  return (
    <details {...menu} name="menu" className="relative ml-2 hidden md:block">
      <summary className="tap px-3">
        <Icon name="user" />
        <span className="max-w-48 truncate">{name ?? 'Profile'}</span>
        <Icon name="down" className="turns w-4!" />
      </summary>
      <div className="menu-sheet absolute right-0 z-40 mt-1 w-52">
        <AccountLinks navigation={navigation} />
      </div>
    </details>
  )
}

/** The same rows for the menu and the drawer. */
export function AccountLinks({ navigation }: { navigation: Navigation }) {
  return (
    <>
      {navigation.account.map((item) => (
        <Link key={item.to} to={item.to} className="tap justify-start! px-3.5">
          {item.label}
        </Link>
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
