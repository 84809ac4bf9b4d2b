import type { LoaderFunctionArgs } from '@remix-run/node'
import { BoardQuery, ProjectParams } from '~/models/trade/addresses/params'
import { projectPaths } from '~/models/trade/paths/projects'
import { download, withHtmlErrors } from '~/server/http/download.server'
import { parseParams, parseQuery } from '~/server/http/route.server'
import { requireRenter } from '~/server/session/require.server'
import { projectDayOutOfDaysFile } from '~/services/projects/board/day-out-of-days.server'

/** A project's day out of days as CSV. */
export function loader({ request, params }: LoaderFunctionArgs) {
  return withHtmlErrors(REFUSED, async () => {
    const renter = await requireRenter(request, 'projects')
    const { projectId } = parseParams(params, ProjectParams)
    const { name, content } = await projectDayOutOfDaysFile(renter, projectId, parseQuery(request, BoardQuery))
    return download(request, { name, bytes: content.size, as: 'saved', cache: 'no-store', open: async () => content })
  })
}

const REFUSED = { to: projectPaths.projects(), label: 'Go to your projects' }
