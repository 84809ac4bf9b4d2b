import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData, useLocation } from '@remix-run/react'
import { ExternalViewDialog } from '~/components/lists/external/external-view-dialog'
import { externalPicture } from '~/models/lists/external/external-picture'
import { ListVehicleParams } from '~/models/trade/addresses/params'
import { listView } from '~/models/trade/list-view'
import { externalPaths, listPaths } from '~/models/trade/paths/lists'
import { titled } from '~/models/trade/product'
import { parseParams } from '~/server/http/route.server'
import { requireRenter } from '~/server/session/require.server'
import { requireMembership } from '~/services/crew/membership.server'
import { externalView } from '~/services/lists/external/external-view.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const renter = await requireRenter(request, 'projects')
  const { projectId, listVehicleId } = parseParams(params, ListVehicleParams)
  return { projectId, vehicle: await externalView(await requireMembership(renter, projectId), listVehicleId) }
}

export default function ExternalVehicle() {
  const { projectId, vehicle } = useLoaderData<typeof loader>()
  const view = listView(useLocation().search)
  const [photo] = vehicle.photos
  return (
    <ExternalViewDialog
      vehicle={vehicle}
      picture={photo ? externalPicture(projectId, photo.id) : null}
      closeTo={listPaths.listOnPage(projectId, vehicle.listId, view)}
      editTo={externalPaths.editExternal(projectId, vehicle.id, view)}
    />
  )
}

export const handle = { dialog: true }
export const meta: MetaFunction<typeof loader> = ({ data }) => [titled(data?.vehicle.title ?? 'Vehicle')]

export { StepFailed as ErrorBoundary } from '~/components/projects/step-failed'
