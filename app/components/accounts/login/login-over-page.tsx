import { Link } from '@remix-run/react'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { accountPaths } from '~/models/trade/paths/accounts'
import type { LoginDialogProps } from './login-dialog'

type Opened = { LoginDialog: ComponentType<LoginDialogProps>; returnTo: string | null }

/**
 * On a page that stands here, links to the log-in open it as a dialog over the page instead. Its part of the script
 * comes with the first press; where it does not come, the link leads to the page of the log-in.
 */
export function LoginOverPage() {
  const [opened, setOpened] = useState<Opened | null>(null)
  useEffect(() => {
    const open = (event: MouseEvent) => {
      const link = pressedLink(event)
      if (!link) return
      event.preventDefault()
      // a menu that closes after the dialog has opened would take the focus with it
      link.closest<HTMLElement>('[popover]')?.hidePopover?.()
      const returnTo = link.dataset.logIn || new URL(link.href).searchParams.get('return-to')
      import('./login-dialog').then(
        ({ LoginDialog }) => setOpened({ LoginDialog, returnTo }),
        () => window.location.assign(link.href),
      )
    }
    // before the router's own listener, which leaves alone what has been prevented
    window.addEventListener('click', open, { capture: true })
    return () => window.removeEventListener('click', open, { capture: true })
  }, [])
  return opened && <opened.LoginDialog returnTo={opened.returnTo} onClose={() => setOpened(null)} />
}

/** Every other press than a plain one asks the browser for a tab, a window or a copy of the address. */
function pressedLink({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) {
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element)) return null
  return target.closest<HTMLAnchorElement>('a[data-log-in]')
}

interface LoginLinkProps {
  /** Where to go on after the log-in; the role's home when left out. */
  returnTo?: string
  className: string
  children: ReactNode
}

/** A link to the log-in, which LoginOverPage opens in place. */
export function LoginLink({ returnTo, className, children }: LoginLinkProps) {
  return (
    <Link to={accountPaths.login(returnTo)} className={className} data-log-in="">
      {children}
    </Link>
  )
}
