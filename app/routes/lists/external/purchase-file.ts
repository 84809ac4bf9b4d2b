import type { LoaderFunctionArgs } from '@remix-run/node'
import { PurchaseFileParams } from '~/models/trade/addresses/external-params'
import { projectPaths } from '~/models/trade/paths/projects'
import { download, withHtmlErrors } from '~/server/http/download.server'
import { parseParams } from '~/server/http/route.server'
import { requireRenter } from '~/server/session/require.server'
import { findPurchaseFile } from '~/services/lists/external/find-external-file.server'

/** An invoice or the like: always an attachment, because it can be any file. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  return withHtmlErrors({ to: projectPaths.projects(), label: 'Back to the projects' }, async () => {
    const renter = await requireRenter(request, 'projects')
    const file = await findPurchaseFile(renter, parseParams(params, PurchaseFileParams))
    return download(request, { ...file, as: 'saved', cache: 'no-store' })
  })
}
