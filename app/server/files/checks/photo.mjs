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
 * Validates an uploaded photo, by its path or its bytes, and renders its WebP variants, `[small, large]`: rotated
 * upright, resized, without metadata; with `crop`, also the files of its 4:3 part around a center. Its size, EXIF and
 * fingerprint are returned beside them.
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

/** A progressive JPEG or an interlaced PNG is decoded as a whole, other photos line by line. */
const costOfPixel = ({ isProgressive, depth }) => (isProgressive || depth === 'ushort' ? 4 : 1)

/** For the metadata alone: the dimensions are checked before anything is decoded. */
const OPENED = { failOn: 'error', limitInputPixels: false }

/** The larger one first, and the smaller one of it: the original is decoded once. */
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

/** Scaled first and cut then, so that a large JPEG is decoded small. Nothing is enlarged. */
async function croppedOf(source, size, { maxPixels, crop }) {
  if (!crop) return []
  const part = cropOf(size, crop.center)
  const scale = Math.min(1, Math.max(...crop.files.map(widthOf)) / (size.width * part.width * PERCENT))
  const pixels = (length, percent) => Math.round(length * scale * percent * PERCENT)
  const whole = { width: Math.max(1, pixels(size.width, 100)), height: Math.max(1, pixels(size.height, 100)) }
  const width = Math.max(1, Math.min(whole.width, pixels(size.width, part.width)))
  const height = Math.max(1, Math.min(whole.height, Math.round((width * 3) / 4)))
  const left = Math.min(whole.width - width, pixels(size.width, part.left))
  const top = Math.min(whole.height - height, pixels(size.height, part.top))
  const { data, info } = await sharp(source, { failOn: 'error', limitInputPixels: maxPixels })
    .autoOrient()
    .resize({ ...whole, fit: 'fill' })
    .extract({ left, top, width, height })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .timeout({ seconds: MAX_DECODE_SECONDS })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const files = []
  for (const name of crop.files) {
    const picture = sharp(data, { raw: info }).resize({ width: widthOf(name), withoutEnlargement: true })
    const encoded = name.endsWith('.jpg') ? picture.jpeg({ quality: QUALITY }) : picture.webp({ quality: QUALITY })
    files.push({ name, bytes: await encoded.toBuffer() })
  }
  return files
}

const PERCENT = 1 / 100
const widthOf = (file) => Number.parseInt(file, 10)

function within(file) {
  const side = widthOf(file)
  return { width: side, height: side, fit: 'inside' }
}

/** Of 255: where no point is so much brighter than another, the picture is of one color and its bits are noise. */
const LEAST_CONTRAST = 24

/**
 * Perceptual hash (dHash), as 64 zeros and ones: whether each point of the picture, in 9 x 8, is brighter than the one to
 * its right. Encoding or resizing the photo again changes a few of them. Null for a picture of one color.
 */
async function fingerprintOf(shown) {
  const points = await sharp(shown).greyscale().resize(9, 8, { fit: 'fill' }).raw().toBuffer()
  if (Math.max(...points) - Math.min(...points) < LEAST_CONTRAST) return null
  const isBrighter = (at) => points[at] > points[at + 1]
  return Array.from({ length: 64 }, (_, bit) => (isBrighter(bit + Math.floor(bit / 8)) ? '1' : '0')).join('')
}
