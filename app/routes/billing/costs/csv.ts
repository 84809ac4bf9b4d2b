import type { LoaderFunctionArgs } from '@remix-run/node'
import { fileErrorPage } from '~/components/shell/file-error-page'
import { ProjectParams } from '~/models/trade/addresses/params'
import { projectPaths } from '~/models/trade/paths/projects'
import { download } from '~/server/http/download.server'
import { withHtmlErrors } from '~/server/http/html-errors.server'
import { parseParams } from '~/server/http/route.server'
import { requireRenter } from '~/server/session/require.server'
import { costsFile } from '~/services/billing/costs-page.server'

/** A project's vehicles and costs for a spreadsheet. */
export function loader({ request, params }: LoaderFunctionArgs) {
  return withHtmlErrors(REFUSED, async () => {
    const renter = await requireRenter(request, 'projects')
    const { name, content } = await costsFile(renter, parseParams(params, ProjectParams).projectId)
    return download(request, { name, bytes: content.size, as: 'saved', cache: 'no-store', open: async () => content })
  })
}

const REFUSED = fileErrorPage(projectPaths.projects(), 'Go to your projects')
