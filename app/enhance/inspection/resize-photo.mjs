import { HEAD_BYTES, photoTypeOf } from '~/models/trade/file-types.mjs'
import { exifOf, takenAt, upright, withExif } from './exif.mjs'

/** EXIF ends within this. */
const EXIF_BYTES = 262_144

/**
 * A photo small enough for a bad line, with what its camera wrote about it, and when it was taken. What the browser
 * cannot draw (and what is small already) is passed on as it is. It throws for what the server would not accept.
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

/** Why a file is not accepted, as the server would say by its first bytes; null for a photo. */
export async function whyNoPhoto(file) {
  return photoTypeOf(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())).why
}

async function draw(file, most) {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const { width, height } = sizeToSend(bitmap)
  const canvas = canvasOf(width, height)
  const pen = canvas.getContext('2d', { alpha: false })
  pen.imageSmoothingQuality = 'high'
  // what can be seen through would turn black
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

/** The longest side of a photo that is sent, in pixels: the report shows 1280. */
const LONGEST = 1600
/** Bytes of a photo with all that goes along; four of them make at most 1.5 MB. */
const MAX_BYTES = 365_000
/** Tried one after the other until the photo is small enough. */
const QUALITIES = [0.75, 0.6, 0.45, 0.3]

/** The same shape with no side longer than is sent; nothing is made larger. */
export function sizeToSend({ width, height }) {
  const share = Math.min(1, LONGEST / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * share)), height: Math.max(1, Math.round(height * share)) }
}
