import { Link } from '@remix-run/react'
import { BUTTON_CLASS } from '~/components/ui/button'
import { EmptyState } from '~/components/ui/page'
import { pluralize } from '~/models/trade/format/text'
import { dealPaths } from '~/models/trade/paths/deals'
import { ownerPaths } from '~/models/trade/paths/owner'

export interface NoThreadProps {
  /** The first inquiry of the list beside it, if there is one. */
  first: string | undefined
  /** How many inquiries wait for an answer, in all tabs. */
  toAnswer: number
}

/** Beside the list on wide screens while no inquiry is open: what can be done now. */
export function NoThread({ first, toAnswer }: NoThreadProps) {
  if (first) return <EmptyState title="No inquiry selected." hint="Choose one from the list to read and answer it." />
  if (toAnswer > 0)
    return (
      <EmptyState
        title={`${pluralize(toAnswer, 'inquiry waits', 'inquiries wait')} for your answer.`}
        hint="Crews plan around your answer, and each inquiry has a deadline."
        action={
          <Link className={BUTTON_CLASS.primary} to={dealPaths.ownerInbox('to-answer')}>
            Answer now
          </Link>
        }
      />
    )
  return (
    <EmptyState
      title="You have answered everything."
      hint="Current prices, good photos and an up-to-date calendar bring more inquiries."
      action={
        <>
          <Link className={BUTTON_CLASS.outline} to={ownerPaths.ownerVehicles()}>
            Open vehicles
          </Link>
          <Link className={BUTTON_CLASS.outline} to={ownerPaths.ownerCalendar()}>
            Open calendar
          </Link>
        </>
      }
    />
  )
}
