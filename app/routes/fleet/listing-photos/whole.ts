import type { LoaderFunctionArgs } from '@remix-run/node'
import { WholePhotoParams } from '~/models/trade/addresses/params'
import { notFound } from '~/server/errors.server'
import { download } from '~/server/http/download.server'
import { parseParams } from '~/server/http/route.server'
import { requireAccount } from '~/server/session/require.server'
import { findWholePhoto } from '~/services/fleet/listing-photos.server'

/** An uncropped photo, for the crop dialog. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const account = await requireAccount(request)
  const photo = await findWholePhoto(account, parseParams(params, WholePhotoParams))
  if (!photo) throw notFound()
  return download(request, { ...photo, as: 'shown', cache: 'revalidate' })
}
