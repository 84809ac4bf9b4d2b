import { Form, Link } from '@remix-run/react'
import { SubmitButton } from '~/components/ui/button'
import { EmptyState } from '~/components/ui/page'
import { crewPaths } from '~/models/trade/paths/crew'
import type { Entry } from '~/services/crew/activity/activity-page.server'

interface ActivityListProps {
  days: readonly { heading: string; entries: readonly Entry[] }[]
  /** Whether only some of it is requested. */
  isFiltered?: boolean
}

/** A project's activity by day, with a line between new and already read entries. */
export function ActivityList({ days, isFiltered = false }: ActivityListProps) {
  if (days.length === 0 && isFiltered)
    return <EmptyState title="No activity found." hint="Choose another person or vehicle." />
  if (days.length === 0) {
    return <EmptyState title="No activity yet." hint="What the team does in this project shows up here." />
  }
  return days.map(({ heading, entries }) => (
    <section key={entries[0]?.id} className={DAY} aria-label={heading}>
      <h2 className="text-base font-semibold max-lg:mb-2 lg:pt-3">{heading}</h2>
      <ul className="sheet divide-y divide-base-300 overflow-hidden">
        {entries.map((entry) => (
          <ActivityEntry key={entry.id} entry={entry} />
        ))}
      </ul>
    </section>
  ))
}

/** On wide screens the date is beside its entries. */
const DAY = 'mt-6 lg:mt-4 lg:grid lg:grid-cols-[15rem_1fr] lg:gap-x-6'

interface SeenProps {
  projectId: string
  /** How much of it is new to the viewer: '5 new'. */
  fresh: string | null
  /** The newest entry's id; null if this page does not offer to mark all as read. */
  newest: number | null
}

/** How much is new, and the button that marks it as read; nothing if nothing is new. */
export function Seen({ projectId, fresh, newest }: SeenProps) {
  if (newest === null || !fresh) return null
  const action = crewPaths.activitySeen(projectId)
  return (
    <Form method="post" action={action} className="flex items-center gap-3" preventScrollReset>
      <p>{fresh}</p>
      <input type="hidden" name="newest" value={newest} />
      <SubmitButton look="outline" action={action} className="max-sm:px-3">
        Mark all as read
      </SubmitButton>
    </Form>
  )
}

const LINES = {
  seen: 'Already read',
  joined: 'Before you joined',
} as const

function ActivityEntry({ entry: { time, who, sentence, said, behalf, isNew, line } }: { entry: Entry }) {
  return (
    <li className="py-3 pr-4 pl-6">
      {line && (
        <p className="-mt-3 -mr-4 mb-3 -ml-6 border-b border-base-300 bg-base-200 py-2 pr-4 pl-6 text-sm font-semibold">
          {LINES[line]}
        </p>
      )}
      <div className="flex items-baseline gap-x-3">
        <p className="figure relative w-18 shrink-0 text-sm text-quiet">
          {isNew && (
            <span className="absolute top-1.5 -left-3 size-2 rounded-full bg-booked" role="img" aria-label="new" />
          )}
          {time}
        </p>
        <p className="min-w-0 flex-1 break-words">
          <b className="font-semibold">{who}</b>{' '}
          {sentence.map(({ text, to }) =>
            to ? (
              <Link key={to} className="link" to={to}>
                {text}
              </Link>
            ) : (
              text
            ),
          )}
          {said && (
            <span className="line-clamp-3 text-sm text-quiet" dir="auto">
              {said}
            </span>
          )}
          {behalf && <span className="block text-sm text-quiet">{behalf}</span>}
        </p>
      </div>
    </li>
  )
}
