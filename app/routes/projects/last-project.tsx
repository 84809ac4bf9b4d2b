import type { LoaderFunctionArgs } from '@remix-run/node'
import { projectPaths } from '~/models/trade/paths/projects'
import { redirect } from '~/server/http/redirect.server'
import { lastProject } from '~/server/session/browser-state.server'
import { requireRenter } from '~/server/session/require.server'
import { isStillMember } from '~/services/crew/membership.server'

/** The lists of the project visited last. */
export async function loader({ request }: LoaderFunctionArgs) {
  const renter = await requireRenter(request, 'projects')
  const last = await lastProject.read(request, renter)
  const projectId = last && (await isStillMember(renter, last)) ? last : null
  return redirect(projectId ? projectPaths.projectList(projectId) : projectPaths.projects())
}
