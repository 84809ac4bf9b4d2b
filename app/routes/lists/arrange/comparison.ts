import type { LoaderFunctionArgs } from '@remix-run/node'
import { readNamedPlace } from '~/models/fleet/named-place'
import { missingText } from '~/models/lists/arrange/arrange-messages'
import { COMPARISON_MESSAGES } from '~/models/search/comparison-messages'
import { DaysQuery, ProjectParams } from '~/models/trade/addresses/params'
import { readBooking } from '~/models/trade/days/days'
import { HOME_ZONE, todayIn } from '~/models/trade/days/zones'
import { arrangePaths } from '~/models/trade/paths/arrange'
import { comparePaths } from '~/models/trade/paths/search'
import { now } from '~/server/clock.server'
import { parseParams, parseQuery, redirect, redirectWithToast } from '~/server/http/route.server'
import { readSelection } from '~/server/http/selection.server'
import { requireRenter } from '~/server/session/require.server'
import { requireMembership } from '~/services/crew/membership.server'
import { selectedVehicles } from '~/services/lists/arrange/arrange-pages.server'

/** Has no page: redirects to the comparison of the vehicles selected on a page of the project. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const renter = await requireRenter(request, 'projects')
  const { projectId } = parseParams(params, ProjectParams)
  const { selected: ids } = await readSelection(request, arrangePaths.arrangeLists(projectId))
  const { from = '', to = '' } = parseQuery(request, DaysQuery)
  const { vehicles, missing } = await selectedVehicles(renter, { projectId, ids }, 'viewLists')
  const { project } = await requireMembership(renter, projectId)
  const vehicleIds = vehicles.flatMap(({ vehicleId }) => vehicleId ?? [])
  const comparison = comparePaths.compare({
    vehicleIds,
    booking: readBooking(from, to, todayIn(HOME_ZONE, now())),
    near: readNamedPlace(project.location) ? project.location : '',
  })
  const leftOut = [
    ...(vehicleIds.length < vehicles.length ? [COMPARISON_MESSAGES.withoutExternals] : []),
    ...(missing > 0 ? [missingText(missing)] : []),
  ]
  return leftOut.length === 0 ? redirect(comparison) : redirectWithToast(comparison, leftOut.join(' '), 'error')
}
