import type { LoaderFunctionArgs } from '@remix-run/node'
import { download } from '~/server/http/download.server'
import { requireSigner } from '~/server/session/require-signer.server'
import { paperForSigner } from '~/services/orders/agreement/paper/agreement-paper.server'

/** The agreement as a PDF, for the browser that came through the mailed link. */
export async function loader({ request }: LoaderFunctionArgs) {
  const paper = await paperForSigner(await requireSigner(request))
  return download(request, { ...paper, as: 'shown', kept: 'never' })
}
