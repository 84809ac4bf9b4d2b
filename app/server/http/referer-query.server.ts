import { listView } from '~/models/trade/list-view'
import { refererPath } from './origin.server'

/** The part of the project page that a button was pressed on, as the query of its address. */
export function refererQuery(request: Request): string {
  return listView(new URL(refererPath(request), request.url).search)
}
