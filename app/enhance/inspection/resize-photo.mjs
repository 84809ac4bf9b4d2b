import { exifOf, takenAt, upright, withExif } from './exif.mjs'

/** EXIF ends within this. */
const HEAD_BYTES = 262_144

/**
 * A photo small enough for a bad line, with what its camera wrote about it, and when it was taken. What the browser
 * cannot draw (and what is small already) is passed on as it is: the server says what it takes. It throws for what is no
 * photo by any measure: that is better sent with its form, which says so beside the field, than kept.
 */
export async function resizePhoto(file) {
  const exif = exifOf(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()))
  const capturedAt = ((exif && takenAt(exif)) ?? new Date(file.lastModified)).toISOString()
  const drawn = await draw(file, MAX_BYTES - (exif?.length ?? 0)).catch(() => null)
  if (!drawn && !(await beginsLikePhoto(file))) throw new TypeError('This is no photo.')
  if (!drawn || drawn.size >= file.size) return { bytes: await file.arrayBuffer(), type: file.type, capturedAt }
  const jpeg = new Uint8Array(await drawn.arrayBuffer())
  const whole = exif ? withExif(jpeg, upright(exif)) : jpeg
  return { bytes: whole.buffer, type: 'image/jpeg', capturedAt }
}

/** As a JPEG, a PNG or a WebP begins, which are what the server takes. */
async function beginsLikePhoto(file) {
  const head = String.fromCharCode(...new Uint8Array(await file.slice(0, 12).arrayBuffer()))
  return /^(\xff\xd8\xff|\x89PNG|RIFF.{4}WEBP)/s.test(head)
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
