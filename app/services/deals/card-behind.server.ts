import { listView } from '~/models/trade/list-view'
import { paths } from '~/models/trade/paths'
import { pageOf } from '~/server/http/origin.server'

/** The card that a button was pressed on, within the part of the project page that was shown. */
export function cardBehind(request: Request, at: { projectId: string; listVehicleId: string }): string {
  const { search } = new URL(pageOf(request), request.url)
  return paths.listCard(at.projectId, at.listVehicleId, listView(search))
}
