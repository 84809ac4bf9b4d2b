/** A search, a status, an order, a later page, one list, one card, what was just removed: which part of the lists is shown. */
const PARTS = ['vehicle', 'status', 'order', 'after', 'key', 'list', 'card', 'removed']

/**
 * What of a query string says which part is shown, '' or with its '?'. Dialogs over the page carry it along, so that
 * closing one leads back to the same part.
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

/** More would make the address too long for what reads it on its way. */
const MAX_REMOVED = 10
const PART = 'removed'
const BETWEEN = '.'

/** The view with one more vehicle that was just removed, whose place on the page offers to undo it; the latest ten of them. */
export function withRemoved(view: string, listVehicleId: string): string {
  return writeRemoved(
    view,
    [...removedIn(view).filter((id) => id !== listVehicleId), listVehicleId].slice(-MAX_REMOVED),
  )
}

/** The view after that one is back. */
export function withoutRemoved(view: string, listVehicleId: string): string {
  return writeRemoved(
    view,
    removedIn(view).filter((id) => id !== listVehicleId),
  )
}

/** The ids in that part of an address. */
export function splitRemoved(part: string): string[] {
  return part.split(BETWEEN).slice(0, MAX_REMOVED)
}

function removedIn(view: string): string[] {
  const part = new URLSearchParams(view).get(PART)
  return part ? splitRemoved(part) : []
}

function writeRemoved(view: string, ids: string[]): string {
  const query = new URLSearchParams(view)
  if (ids.length > 0) query.set(PART, ids.join(BETWEEN))
  else query.delete(PART)
  return listView(query.toString())
}
