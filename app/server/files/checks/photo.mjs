import sharp from 'sharp'
import { cropOf } from '../../../models/trade/crop.mjs'
import { HEAD_BYTES, photoTypeOf } from '../../../models/trade/file-types.mjs'
import { parseExif } from './exif.mjs'
import { hasTooMuchMetadata, headOf } from './metadata.mjs'

const QUALITY = 76
const MAX_DECODE_SECONDS = 30

// each photo is decoded once, in as little memory as possible
sharp.cache(false)
sharp.concurrency(1)

/**
 * Validates an uploaded photo, by path or content, and renders its WebP variants, `[small, large]`: rotated upright,
 * resized, without metadata; with `crop`, also its 4:3 part around a center. Also returns its size, EXIF and
 * fingerprint.
 */
export async function checkPhoto(source, limits) {
  const { type, why } = photoTypeOf(headOf(source, HEAD_BYTES))
  if (!type) return { ok: false, why }
  if (hasTooMuchMetadata(source, type.format)) return { ok: false, why: 'too-much-metadata' }
  const read = await sharp(source, OPENED)
    .metadata()
    .catch(() => null)
  if (read?.format !== type.format) return { ok: false, why: 'truncated' }
  if (read.width * read.height * costOfPixel(read) > limits.maxPixels) return { ok: false, why: 'too-many-pixels' }
  const exif = read.exif ? parseExif(read.exif) : null
  const size = { width: read.autoOrient.width, height: read.autoOrient.height }
  const variants = await variantsOf(source, limits).catch(() => null)
  const cropped = await croppedOf(source, size, limits).catch(() => null)
  if (!variants || !cropped) return { ok: false, why: 'truncated' }
  const fingerprint = await fingerprintOf(variants[0].bytes)
  const { mediaType, ending } = type
  return {
    ok: true,
    mediaType,
    ending,
    activeContent: [],
    variants: [...variants, ...cropped],
    exif,
    fingerprint,
    size,
  }
}

/** Progressive JPEGs and interlaced PNGs are decoded as a whole, other photos line by line. */
const costOfPixel = ({ isProgressive, depth }) => (isProgressive || depth === 'ushort' ? 4 : 1)

/** For reading metadata only: the dimensions are checked before anything is decoded. */
const OPENED = { failOn: 'error', limitInputPixels: false }

/** Renders the small one from the large one, so that the original is decoded once. */
async function variantsOf(source, { maxPixels, variants: [small, large] }) {
  const shown = await sharp(source, { failOn: 'error', limitInputPixels: maxPixels })
    .autoOrient()
    .resize({ ...within(large), withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .timeout({ seconds: MAX_DECODE_SECONDS })
    .toBuffer()
  const smaller = await sharp(shown)
    .resize({ ...within(small), withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer()
  return [
    { name: small, bytes: smaller },
    { name: large, bytes: shown },
  ]
}

/** Scales before cropping, so that a large JPEG is decoded at a smaller size. Never enlarges. */
async function croppedOf(source, size, { maxPixels, crop }) {
  if (!crop) return []
  const part = cropOf(size, crop.center)
  const scale = Math.min(1, widthOf(crop.file) / (size.width * part.width * PERCENT))
  const pixels = (length, percent) => Math.round(length * scale * percent * PERCENT)
  const whole = { width: Math.max(1, pixels(size.width, 100)), height: Math.max(1, pixels(size.height, 100)) }
  const width = Math.max(1, Math.min(whole.width, pixels(size.width, part.width)))
  const height = Math.max(1, Math.min(whole.height, Math.round((width * 3) / 4)))
  const left = Math.min(whole.width - width, pixels(size.width, part.left))
  const top = Math.min(whole.height - height, pixels(size.height, part.top))
  const bytes = await sharp(source, { failOn: 'error', limitInputPixels: maxPixels })
    .autoOrient()
    .resize({ ...whole, fit: 'fill' })
    .extract({ left, top, width, height })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .webp({ quality: QUALITY })
    .timeout({ seconds: MAX_DECODE_SECONDS })
    .toBuffer()
  return [{ name: crop.file, bytes }]
}

const PERCENT = 1 / 100
const widthOf = (file) => Number.parseInt(file, 10)

function within(file) {
  const side = widthOf(file)
  return { width: side, height: side, fit: 'inside' }
}

/** Out of 255: below this contrast a photo is of one color and its hash would be noise. */
const MIN_CONTRAST = 24

/**
 * Perceptual hash (dHash) as 64 zeros and ones: whether each pixel of a 9 x 8 thumbnail is brighter than the next one.
 * Re-encoding or resizing changes a few of them. Null for a photo of one color.
 */
async function fingerprintOf(shown) {
  const points = await sharp(shown).greyscale().resize(9, 8, { fit: 'fill' }).raw().toBuffer()
  if (Math.max(...points) - Math.min(...points) < MIN_CONTRAST) return null
  const isBrighter = (at) => points[at] > points[at + 1]
  return Array.from({ length: 64 }, (_, bit) => (isBrighter(bit + Math.floor(bit / 8)) ? '1' : '0')).join('')
}
