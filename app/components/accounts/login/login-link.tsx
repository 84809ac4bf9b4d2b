import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { accountPaths } from '~/models/trade/paths/accounts'

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
