import type { LoaderFunctionArgs } from '@remix-run/node'
import { listPaths } from '~/models/trade/paths/lists'
import { projectPaths } from '~/models/trade/paths/projects'
import { redirect } from '~/server/http/route.server'
import { lastProject } from '~/server/session/browser-state.server'
import { requireRenter } from '~/server/session/require.server'
import { isStillMember } from '~/services/crew/membership.server'

/** Redirects to the lists of the last visited project, or to its removed vehicles. */
export async function loader({ request }: LoaderFunctionArgs) {
  const renter = await requireRenter(request, 'projects')
  const projectId = await lastProject.read(request, renter)
  if (!projectId || !(await isStillMember(renter, projectId))) return redirect(projectPaths.projects())
  const isRemoved = new URL(request.url).pathname.endsWith('/removed-vehicles')
  return redirect(isRemoved ? listPaths.removedVehicles(projectId) : projectPaths.projectList(projectId))
}

export { EmptyPage as default, RequestFailed as ErrorBoundary } from '~/components/shell/error-page'
