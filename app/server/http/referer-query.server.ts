import { listView } from '~/models/trade/list-view'
import { refererPath } from './origin.server'

/** Query of the project page that a button was pressed on, which says what part of the list it showed. */
export function refererQuery(request: Request): string {
  return listView(new URL(refererPath(request), request.url).search)
}
