import { listView } from '~/models/trade/list-view'
import { pageBehind } from './origin.server'

/** The part of the project page that a button was pressed on, as the query of its address. */
export function viewBehind(request: Request): string {
  return listView(new URL(pageBehind(request), request.url).search)
}
