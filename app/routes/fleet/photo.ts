import type { LoaderFunctionArgs } from '@remix-run/node'
import { PhotoParams } from '~/models/trade/addresses/params'
import { notFound } from '~/server/errors.server'
import { download } from '~/server/http/download.server'
import { parseParams } from '~/server/http/route.server'
import { findAccount } from '~/server/session/require.server'
import { findShownPhoto } from '~/services/fleet/vehicle-photos.server'

/**
 * Public, because shared addresses show photos, unless the listing is a draft or deleted. A changed picture gets a new
 * id; a deleted one disappears from caches within a day.
 */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const requested = parseParams(params, PhotoParams)
  const photo = await findShownPhoto(requested, () => findAccount(request))
  if (!photo) throw notFound()
  const tag = `${requested.photoId}-${parseInt(requested.file, 10)}`
  const file = { ...photo, name: `vehicle-${requested.file}`, tag, as: 'shown' } as const
  return photo.isPrivate
    ? download(request, { ...file, cache: 'revalidate' })
    : download(request, { ...file, cache: 'a-day' })
}
