import type { LoaderFunctionArgs } from '@remix-run/node'
import { OwnerPaperParams } from '~/models/trade/addresses/orders/params'
import { download } from '~/server/http/download.server'
import { parseParams } from '~/server/http/parse.server'
import { requireOwner } from '~/server/session/require.server'
import { reportPaper } from '~/services/pickup/return/report-paper.server'

/** The same for the owner of the vehicle. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const owner = await requireOwner(request)
  const { paper, ...at } = parseParams(params, OwnerPaperParams)
  return download(request, {
    ...(await reportPaper({ by: 'owner', owner, ...at }, paper)),
    as: 'saved',
    kept: 'never',
  })
}
