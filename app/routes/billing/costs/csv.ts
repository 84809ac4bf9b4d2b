import type { LoaderFunctionArgs } from '@remix-run/node'
import { ProjectParams } from '~/models/trade/addresses/params'
import { projectPaths } from '~/models/trade/paths/projects'
import { download, withHtmlErrors } from '~/server/http/download.server'
import { parseParams } from '~/server/http/route.server'
import { requireRenter } from '~/server/session/require.server'
import { costsFile } from '~/services/billing/costs-page.server'

/** A project's vehicles and costs as CSV. */
export function loader({ request, params }: LoaderFunctionArgs) {
  return withHtmlErrors(REFUSED, async () => {
    const renter = await requireRenter(request, 'projects')
    const { name, content } = await costsFile(renter, parseParams(params, ProjectParams).projectId)
    return download(request, { name, bytes: content.size, as: 'saved', cache: 'no-store', open: async () => content })
  })
}

const REFUSED = { to: projectPaths.projects(), label: 'Go to your projects' }
