import { Link } from '@remix-run/react'
import { type ComponentType, type MouseEvent, type ReactNode, useState } from 'react'
import { paths } from '~/models/paths'
import type { LoginDialogProps } from './login-dialog'

interface LoginLinkProps {
  /** Where to go on after the log-in; the role's home when left out. */
  returnTo?: string
  className: string
  children: ReactNode
}

/**
 * A link to the log-in; where script runs, the log-in opens as a dialog over the page instead. Its part of the script
 * comes with the first press, and where it does not come the link leads to the page.
 */
export function LoginLink({ returnTo, className, children }: LoginLinkProps) {
  const [opened, setOpened] = useState<{ LoginDialog: ComponentType<LoginDialogProps> } | null>(null)
  const to = paths.login(returnTo)
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainPress(event)) return
    event.preventDefault()
    // a menu that closes after the dialog has opened would take the focus with it
    event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover?.()
    import('./login-dialog').then(setOpened, () => window.location.assign(to))
  }
  return (
    <>
      <Link to={to} className={className} onClick={open}>
        {children}
      </Link>
      {opened && <opened.LoginDialog returnTo={returnTo ?? null} onClose={() => setOpened(null)} />}
    </>
  )
}

/** Every other press asks the browser for a tab, a window or a copy of the address. */
function isPlainPress({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}
