import { SelectionQuery } from '~/models/trade/addresses/fleet-params'
import { MAX_SELECTED } from '~/models/trade/constants'
import type { OwnPath } from '~/models/trade/paths/own-path'
import { parseQuery, redirectWithToast } from './route.server'

/**
 * Reads the ids of the rows checked on a page (`MultiSelect`), and the address to return to. If there are none or too
 * many, redirects back with an error toast; 404 for invalid ids. The service checks who owns the rows.
 */
export async function readSelection(request: Request, home: OwnPath) {
  const { selected, return: page } = parseQuery(request, SelectionQuery)
  const back = page ?? home
  if (selected.length === 0) throw await redirectWithToast(back, 'Please select something first.', 'error')
  if (selected.length > MAX_SELECTED) throw await redirectWithToast(back, TOO_MANY, 'error')
  return { selected, back }
}

const TOO_MANY = `Please select at most ${MAX_SELECTED} at once.`
