import { Link } from '@remix-run/react'
import { BUTTON_CLASS } from './button-class'

/**
 * The way to the next page of a long list; nothing when there is none. Stays where the reader is, unless the address
 * names a place on the page.
 */
export function Pager({ to, label }: { to: string | null; label: string }) {
  if (to === null) return null
  return (
    <p className="mt-8 grid justify-items-center">
      <Link className={BUTTON_CLASS.outline} to={to} preventScrollReset={!to.includes('#')}>
        {label}
      </Link>
    </p>
  )
}
