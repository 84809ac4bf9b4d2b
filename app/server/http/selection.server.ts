import { SelectionQuery } from '~/models/trade/addresses/fleet-params'
import type { OwnPath } from '~/models/trade/paths/own-path'
import { parseQuery, redirectWithToast } from './route.server'

/**
 * Reads the ids of the rows checked on a page (`MultiSelect`), and the address to return to. Without any, redirects
 * back with an error toast; 404 for too many or invalid ids. The service checks who owns the rows.
 */
export async function readSelection(request: Request, home: OwnPath) {
  const { selected, return: page } = parseQuery(request, SelectionQuery)
  const back = page ?? home
  if (selected.length === 0) throw await redirectWithToast(back, 'Please select something first.', 'error')
  return { selected, back }
}
