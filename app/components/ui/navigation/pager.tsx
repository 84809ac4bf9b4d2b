import { Link } from '@remix-run/react'
import type { MouseEvent } from 'react'
import { BUTTON_CLASS } from '../button'

interface PagerProps {
  to: string | null
  label: string
  /** With script, in place of following the link. */
  onPress?: (event: MouseEvent) => void
}

/**
 * The way to the next page of a long list; nothing when there is none. Stays where the reader is, unless the address
 * names a place on the page.
 */
export function Pager({ to, label, onPress }: PagerProps) {
  if (to === null) return null
  return (
    <p className="mt-8 grid justify-items-center">
      <Link className={BUTTON_CLASS.outline} to={to} preventScrollReset={!to.includes('#')} onClick={onPress}>
        {label}
      </Link>
    </p>
  )
}
