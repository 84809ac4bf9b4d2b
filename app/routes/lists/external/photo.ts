import type { LoaderFunctionArgs } from '@remix-run/node'
import { ExternalPhotoParams } from '~/models/trade/addresses/external-params'
import { download } from '~/server/http/download.server'
import { parseParams } from '~/server/http/route.server'
import { requireRenter } from '~/server/session/require.server'
import { findExternalPhoto } from '~/services/lists/external/find-external-file.server'

/** A photo of an external vehicle. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const renter = await requireRenter(request, 'projects')
  const photo = await findExternalPhoto(renter, parseParams(params, ExternalPhotoParams))
  return download(request, { ...photo, as: 'shown', cache: 'revalidate' })
}
