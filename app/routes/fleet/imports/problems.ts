import type { LoaderFunctionArgs } from '@remix-run/node'
import { IMPORT_MESSAGES } from '~/models/fleet/import/import-messages'
import { ImportParams } from '~/models/trade/addresses/params'
import { ownerPaths } from '~/models/trade/paths/owner'
import { download, withHtmlErrors } from '~/server/http/download.server'
import { parseParams } from '~/server/http/route.server'
import { requireAccount } from '~/server/session/require.server'
import { problemsFile } from '~/services/fleet/import/import-problems.server'

/** The rows of an import that have problems, as CSV. */
export function loader({ request, params }: LoaderFunctionArgs) {
  return withHtmlErrors(REFUSED, async () => {
    const account = await requireAccount(request)
    const file = await problemsFile(account, parseParams(params, ImportParams).importId)
    return download(request, { ...file, as: 'saved', cache: 'no-store' })
  })
}

const REFUSED = { to: ownerPaths.ownerVehicles(), label: 'Go to the vehicles', failed: IMPORT_MESSAGES.exportFailed }
