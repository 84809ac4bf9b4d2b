import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { paths } from '~/models/trade/paths'
import { requireRenter } from '~/server/session/renter.server'
import { findLastProject } from '~/services/projects/last-project.server'

/** The removed vehicles of the project visited last. */
export async function loader({ request }: LoaderFunctionArgs) {
  const renter = await requireRenter(request, 'projects')
  const projectId = await findLastProject(request, renter)
  return redirect(projectId ? paths.removedVehicles(projectId) : paths.projects())
}
