import { Link } from '@remix-run/react'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { accountPaths } from '~/models/trade/paths/accounts'
import type { LoginDialogProps } from './login-dialog'

type Opened = { LoginDialog: ComponentType<LoginDialogProps>; returnTo: string | null }

/**
 * On pages that render this, links to the log-in open it as a dialog over the page. The dialog's code loads on the
 * first press; if that fails, the link leads to the log-in page.
 */
export function LoginOverPage() {
  const [opened, setOpened] = useState<Opened | null>(null)
  useEffect(() => {
    const open = (event: MouseEvent) => {
      const link = pressedLink(event)
      if (!link) return
      event.preventDefault()
      // if the menu closed after the dialog opened, the dialog would lose focus
      link.closest<HTMLElement>('[popover]')?.hidePopover?.()
      const returnTo = link.dataset.logIn || new URL(link.href).searchParams.get('return-to')
      import('./login-dialog').then(
        ({ LoginDialog }) => setOpened({ LoginDialog, returnTo }),
        () => window.location.assign(link.href),
      )
    }
    // before the router's own listener, which ignores events with their default prevented
    window.addEventListener('click', open, { capture: true })
    return () => window.removeEventListener('click', open, { capture: true })
  }, [])
  return opened && <opened.LoginDialog returnTo={opened.returnTo} onClose={() => setOpened(null)} />
}

/** Only a plain press: with other buttons or modifier keys the browser opens a tab or window, or copies the link. */
function pressedLink({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) {
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element)) return null
  return target.closest<HTMLAnchorElement>('a[data-log-in]')
}

interface LoginLinkProps {
  /** Where to go after the log-in, by default the role's home. */
  returnTo?: string
  className: string
  children: ReactNode
}

/** A link to the log-in; LoginOverPage opens it as a dialog. */
export function LoginLink({ returnTo, className, children }: LoginLinkProps) {
  return (
    <Link to={accountPaths.login(returnTo)} className={className} data-log-in="">
      {children}
    </Link>
  )
}
