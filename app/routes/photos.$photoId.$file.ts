import { createReadableStreamFromReadable, type LoaderFunctionArgs } from '@remix-run/node'
import { PhotoParams } from '~/models/params'
import { findPhoto } from '~/services/files/find-photo.server'
import { notFound } from '~/services/web/errors.server'
import { parseParams } from '~/services/web/parse.server'

/** Open to everybody: photos of vehicles are what a shared address shows. */
export async function loader({ params }: LoaderFunctionArgs) {
  const photo = await findPhoto(parseParams(params, PhotoParams))
  if (!photo) throw notFound()
  return new Response(createReadableStreamFromReadable(photo.content), {
    headers: { ...HEADERS, 'Content-Length': String(photo.bytes) },
  })
}

/** The bytes behind an address never change: another picture is another photo. */
const HEADERS = {
  'Content-Type': 'image/webp',
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Cross-Origin-Resource-Policy': 'cross-origin',
}
