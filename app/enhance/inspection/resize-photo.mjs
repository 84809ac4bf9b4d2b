import { HEAD_BYTES, photoTypeOf } from '~/models/trade/file-types.mjs'
import { exifOf, takenAt, upright, withExif } from './exif.mjs'

/** The EXIF data is within the first so many bytes. */
const EXIF_BYTES = 262_144

/**
 * Resizes a photo for slow connections. Keeps its EXIF data and returns when it was taken. A photo that the browser
 * cannot decode, or that would not get smaller, is returned unchanged. Throws for a file that the server would refuse.
 */
export async function resizePhoto(file) {
  const exif = exifOf(new Uint8Array(await file.slice(0, EXIF_BYTES).arrayBuffer()))
  const capturedAt = ((exif && takenAt(exif)) ?? new Date(file.lastModified)).toISOString()
  if (await whyNoPhoto(file)) throw new TypeError('This is no photo.')
  const drawn = await draw(file, MAX_BYTES - (exif?.length ?? 0)).catch(() => null)
  if (!drawn || drawn.size >= file.size) return { bytes: await file.arrayBuffer(), type: file.type, capturedAt }
  const jpeg = new Uint8Array(await drawn.arrayBuffer())
  const whole = exif ? withExif(jpeg, upright(exif)) : jpeg
  return { bytes: whole.buffer, type: 'image/jpeg', capturedAt }
}

/** Why the server would refuse a file, judged by its first bytes; null for a photo. */
export async function whyNoPhoto(file) {
  return photoTypeOf(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())).why
}

async function draw(file, most) {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const { width, height } = sizeToSend(bitmap)
  const canvas = canvasOf(width, height)
  const pen = canvas.getContext('2d', { alpha: false })
  pen.imageSmoothingQuality = 'high'
  // transparent pixels would turn black
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, width, height)
  pen.drawImage(bitmap, 0, 0, width, height)
  bitmap.close()
  let drawn
  for (const quality of QUALITIES) {
    drawn = await encode(canvas, quality)
    if (drawn.size <= most) break
  }
  return drawn
}

function canvasOf(width, height) {
  if ('OffscreenCanvas' in globalThis) return new OffscreenCanvas(width, height)
  return Object.assign(document.createElement('canvas'), { width, height })
}

function encode(canvas, quality) {
  if (canvas.convertToBlob) return canvas.convertToBlob({ type: 'image/jpeg', quality })
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
}

/** The longest side of a sent photo, in pixels; the report shows 1280. */
const MAX_SIDE = 1600
/** The size limit of a sent photo including EXIF data; four of them are at most 1.5 MB. */
const MAX_BYTES = 365_000
/** Tried in order until the photo is small enough. */
const QUALITIES = [0.75, 0.6, 0.45, 0.3]

/** Scales down to the longest side that is sent; never scales up. */
export function sizeToSend({ width, height }) {
  const share = Math.min(1, MAX_SIDE / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * share)), height: Math.max(1, Math.round(height * share)) }
}
