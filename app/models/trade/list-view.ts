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
