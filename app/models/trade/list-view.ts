import { MAX_SELECTED } from './constants'

/** Query parameters that select the visible part of a project's lists. */
const PARTS = ['vehicle', 'mark', 'status', 'order', 'after', 'key', 'list', 'card', 'removed']

/**
 * Those parameters of a query string, '' or with its '?'. Dialogs over the page pass them on, so that closing one leads
 * back to the same part.
 */
export function listView(search: string): string {
  const all = new URLSearchParams(search)
  const kept = new URLSearchParams()
  for (const part of PARTS) {
    const value = all.get(part)
    if (value) kept.set(part, value)
  }
  const text = kept.toString()
  return text ? `?${text}` : ''
}

/** More would exceed URL length limits of proxies. */
const MAX_REMOVED = 10
const PART = 'removed'
const BETWEEN = '.'

/** Adds a removed vehicle, whose place on the page then offers to undo it; keeps the latest ten. */
export function withRemoved(view: string, listVehicleId: string): string {
  return writeRemoved(
    view,
    [...removedIn(view).filter((id) => id !== listVehicleId), listVehicleId].slice(-MAX_REMOVED),
  )
}

/** Drops a restored vehicle. */
export function withoutRemoved(view: string, listVehicleId: string): string {
  return writeRemoved(
    view,
    removedIn(view).filter((id) => id !== listVehicleId),
  )
}

/** The ids in that parameter. */
export function splitIds(part: string): string[] {
  return part.split(BETWEEN).slice(0, MAX_SELECTED)
}

/** The parameter for vehicles that were removed together, or whose boxes are checked. */
export const idsTogether = (part: 'removed' | 'checked', ids: readonly string[]): string =>
  `${part}=${ids.join(BETWEEN)}`

function removedIn(view: string): string[] {
  const part = new URLSearchParams(view).get(PART)
  return part ? splitIds(part) : []
}

function writeRemoved(view: string, ids: string[]): string {
  const query = new URLSearchParams(view)
  if (ids.length > 0) query.set(PART, ids.join(BETWEEN))
  else query.delete(PART)
  return listView(query.toString())
}
