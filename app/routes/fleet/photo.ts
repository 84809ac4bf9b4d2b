import type { LoaderFunctionArgs } from '@remix-run/node'
import { PhotoParams } from '~/models/trade/addresses/params'
import { notFound } from '~/server/errors.server'
import { download } from '~/server/http/download.server'
import { parseParams } from '~/server/http/route.server'
import { findPhoto } from '~/services/fleet/vehicle-photos.server'

/** Open to everybody: photos of vehicles are what a shared address shows. Another picture is another photo. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const asked = parseParams(params, PhotoParams)
  const photo = await findPhoto(asked)
  if (!photo) throw notFound()
  const tag = `${asked.photoId}-${parseInt(asked.file, 10)}`
  return download(request, { ...photo, name: `vehicle-${asked.file}`, tag, as: 'shown', cache: 'immutable' })
}
