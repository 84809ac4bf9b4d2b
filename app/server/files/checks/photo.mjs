import sharp from 'sharp'
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
 * upright, resized, without metadata. Its EXIF is returned beside them, and the fingerprint of its picture.
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
  const variants = await variantsOf(source, limits).catch(() => null)
  if (!variants) return { ok: false, why: 'truncated' }
  const fingerprint = await fingerprintOf(variants[0].bytes)
  const { mediaType, ending } = type
  return { ok: true, mediaType, ending, activeContent: [], variants, exif, fingerprint }
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

function within(file) {
  const side = Number.parseInt(file, 10)
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
