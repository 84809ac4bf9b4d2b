import { Link } from '@remix-run/react'
import { Icon } from '../icon'

interface MenuChoiceProps {
  label: string
  to: string
  isChosen: boolean
}

/** One of several ways to show what is on the page; a tick stands before the one that is shown. */
export function MenuChoice({ label, to, isChosen }: MenuChoiceProps) {
  return (
    <Link to={to} aria-current={isChosen || undefined} preventScrollReset>
      <Icon name="check" className={isChosen ? '' : 'invisible'} />
      {label}
    </Link>
  )
}
