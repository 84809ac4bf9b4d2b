import { Link } from '@remix-run/react'
import { paths } from '~/models/paths'
import { Icon } from '../ui/icon'
import { Pager } from '../ui/pager'

interface ListPagesProps {
  projectId: string
  /** What was typed into the search box. */
  text: string
  /** The list that is shown alone. */
  listId: string | null
}

/** The next page begins after one list, or vehicle of the one list, and at another. */
type NextPage = { after: string; at: string }

/** The way on, which goes on reading where the page ended. */
export function NextLists({ next, ...of }: ListPagesProps & { next: NextPage | null }) {
  if (next === null) return null
  const view = viewOf(of, next.after)
  return of.listId ? (
    <Pager to={paths.listCard(of.projectId, next.at, view)} label="Show more vehicles" />
  ) : (
    <Pager to={paths.listBlock(of.projectId, next.at, view)} label="Show more lists" />
  )
}

/** The way back from a later page to the first one. */
export function FirstLists(of: ListPagesProps) {
  return (
    <p className="mt-6">
      <Link
        className="link inline-flex min-h-11 items-center gap-1.5"
        to={paths.projectList(of.projectId) + viewOf(of)}
      >
        <Icon name="left" />
        {of.listId ? 'Back to the first vehicles' : 'Back to the first lists'}
      </Link>
    </p>
  )
}

/** One list alone, with what was searched for. */
export function listTo({ projectId, text }: ListPagesProps, listId: string): string {
  return paths.projectList(projectId) + viewOf({ projectId, text, listId })
}

function viewOf({ text, listId }: ListPagesProps, after?: string): string {
  const view = new URLSearchParams()
  if (text) view.set('vehicle', text)
  if (after) view.set('after', after)
  if (listId) view.set('list', listId)
  const query = view.toString()
  return query ? `?${query}` : ''
}
