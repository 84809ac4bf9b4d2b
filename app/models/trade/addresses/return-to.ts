import { idsTogether, listView } from '../list-view'
import { type OwnPath, ownPath } from '../paths/own-path'
import { projectPaths } from '../paths/projects'

/** The page that a dialog about a list vehicle was opened from, if it is not the project's: the vehicle's, or an order. */
export function returnTo(search: string): OwnPath | null {
  return ownPath(new URLSearchParams(search).get('return'))
}

/** `listView` with that page: the query of such a dialog. */
export function dialogView(search: string): string {
  const page = returnTo(search)
  return page ? withReturn(page, listView(search)) : listView(search)
}

/** The query of a dialog about a list vehicle that returns to this page. */
export function withReturn(page: string, view = ''): string {
  const query = new URLSearchParams(view)
  query.set('return', page)
  return `?${query}`
}

/** The address of a page with the selected vehicles that were just removed on it, which it then offers to restore. */
export const withRemovedTogether = (page: OwnPath, ids: readonly string[]) => withIds(page, 'removed', ids)

/** The address of a page with these vehicles selected. */
export const withChecked = (page: OwnPath, ids: readonly string[]) => withIds(page, 'checked', ids)

/** The project's page scrolled to one of the list vehicles that were changed together; other pages stay as they are. */
export function atCard(page: OwnPath, { projectId, ids }: { projectId: string; ids: readonly string[] }): OwnPath {
  const [id] = ids
  return id && page.startsWith(projectPaths.projectList(projectId)) ? (ownPath(`${page}#card-${id}`) ?? page) : page
}

function withIds(page: OwnPath, part: 'removed' | 'checked', ids: readonly string[]): OwnPath {
  if (ids.length === 0) return page
  return ownPath(`${page}${page.includes('?') ? '&' : '?'}${idsTogether(part, ids)}`) ?? page
}
