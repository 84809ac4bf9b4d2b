import type { LoaderFunctionArgs } from '@remix-run/node'
import { PhotoParams } from '~/models/params'
import { findPhoto } from '~/services/files/find-photo.server'
import { download } from '~/services/web/download.server'
import { notFound } from '~/services/web/errors.server'
import { parseParams } from '~/services/web/parse.server'

/** Open to everybody: photos of vehicles are what a shared address shows. Another picture is another photo. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const asked = parseParams(params, PhotoParams)
  const photo = await findPhoto(asked)
  if (!photo) throw notFound()
  const tag = `${asked.photoId}-${parseInt(asked.file, 10)}`
  return download(request, { ...photo, name: `vehicle-${asked.file}`, tag, as: 'shown', kept: 'for good' })
}
