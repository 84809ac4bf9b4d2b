import sharp from 'sharp'
import { parseExif } from './exif.mjs'

const QUALITY = 76
const MAX_DECODE_SECONDS = 30
/** Accepted types, recognized by content and not by name. */
const TAKEN = [
  { format: 'jpeg', mediaType: 'image/jpeg', ending: '.jpg', begins: [0xff, 0xd8, 0xff] },
  { format: 'png', mediaType: 'image/png', ending: '.png', begins: [0x89, 0x50, 0x4e, 0x47] },
  { format: 'webp', mediaType: 'image/webp', ending: '.webp', begins: [0x52, 0x49, 0x46, 0x46] },
]

// each photo is decoded once
sharp.cache(false)

/**
 * Validates an uploaded photo and renders its WebP variants, `[small, large]`: rotated upright, resized, without
 * metadata. Its EXIF is returned beside them.
 */
export async function checkPhoto(bytes, limits) {
  if (isHeic(bytes)) return { ok: false, why: 'heic' }
  const kind = TAKEN.find(({ begins }) => begins.every((byte, at) => bytes[at] === byte))
  if (!kind) return { ok: false, why: 'wrong-type' }
  const read = await sharp(bytes, OPENED)
    .metadata()
    .catch(() => null)
  if (read?.format !== kind.format) return { ok: false, why: 'truncated' }
  if (read.width * read.height > limits.maxPixels) return { ok: false, why: 'too-many-pixels' }
  const variants = await variantsOf(bytes, limits).catch(() => null)
  if (!variants) return { ok: false, why: 'truncated' }
  const { mediaType, ending } = kind
  return { ok: true, mediaType, ending, activeContent: [], variants, exif: read.exif ? parseExif(read.exif) : null }
}

/** HEIC and AVIF, by the brand in their first box. */
function isHeic(bytes) {
  return /^ftyp(hei|hev|mif1|msf1|avif)/.test(bytes.toString('latin1', 4, 12))
}

/** For the metadata alone: the dimensions are checked before anything is decoded. */
const OPENED = { failOn: 'error', limitInputPixels: false }

/** The larger one first, and the smaller one of it: the original is unpacked once. */
async function variantsOf(bytes, { maxPixels, variants: [small, large] }) {
  const shown = await sharp(bytes, { failOn: 'error', limitInputPixels: maxPixels })
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
