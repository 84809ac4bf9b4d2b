import type { Exif } from 'exif-reader'
import sharp, { type Metadata } from 'sharp'
import { MAX_PHOTO_PIXELS } from '~/models/trade/constants'
import { PHOTO_VARIANTS } from '~/models/trade/vocabulary/inspections'
import { cleanLine } from '~/models/trade/words/text'
import { parseInWorker } from './parse-in-worker.server'
import type { CheckedFile, PhotoRecord } from './receive-file.server'

const QUALITY = 76
const MAX_DECODE_SECONDS = 30
/** Accepted types, recognized by content and not by name. */
const TAKEN = [
  { format: 'jpeg', mediaType: 'image/jpeg', ending: '.jpg', begins: [0xff, 0xd8, 0xff] },
  { format: 'png', mediaType: 'image/png', ending: '.png', begins: [0x89, 0x50, 0x4e, 0x47] },
  { format: 'webp', mediaType: 'image/webp', ending: '.webp', begins: [0x52, 0x49, 0x46, 0x46] },
]

/**
 * Validates an uploaded photo and renders its WebP variants: rotated upright, resized, without metadata. Its EXIF
 * record is returned separately.
 */
export async function checkPhoto(bytes: Buffer): Promise<CheckedFile> {
  if (isHeic(bytes)) return { ok: false, why: 'heic' }
  const kind = TAKEN.find(({ begins }) => begins.every((byte, at) => bytes[at] === byte))
  if (!kind) return { ok: false, why: 'wrong-type' }
  const read = await sharp(bytes, OPENED)
    .metadata()
    .catch(() => null)
  if (read?.format !== kind.format) return { ok: false, why: 'truncated' }
  if (pixelsOf(read) > MAX_PHOTO_PIXELS) return { ok: false, why: 'too-many-pixels' }
  const variants = await printsOf(bytes).catch(() => null)
  if (!variants) return { ok: false, why: 'truncated' }
  const { mediaType, ending } = kind
  return { ok: true, mediaType, ending, activeContent: [], variants, record: await photoRecord(read.exif) }
}

/** HEIC and AVIF, by the brand in their first box. */
function isHeic(bytes: Buffer): boolean {
  return /^ftyp(hei|hev|mif1|msf1|avif)/.test(bytes.toString('latin1', 4, 12))
}

/** For the metadata alone: the dimensions are checked before anything is decoded. */
const OPENED = { failOn: 'error', limitInputPixels: false } as const

const pixelsOf = ({ width, height }: Metadata) => width * height

/** The larger one first, and the smaller one of it: the original is unpacked once. */
async function printsOf(bytes: Buffer) {
  const [small, large] = PHOTO_VARIANTS
  const shown = await sharp(bytes, { failOn: 'error', limitInputPixels: MAX_PHOTO_PIXELS })
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

function within(file: string) {
  const side = Number.parseInt(file, 10)
  return { width: side, height: side, fit: 'inside' } as const
}

const NOTHING: PhotoRecord = { wallClock: null, ahead: null, latitude: null, longitude: null, camera: '' }
const LONGEST_CAMERA = 100

/**
 * EXIF of a photo: when, where and with which camera it was taken. Anybody can write anything there, so invalid values
 * are dropped.
 */
export async function photoRecord(exif: Buffer | undefined): Promise<PhotoRecord> {
  const read = exif ? await parseInWorker<Exif>('exif', exif) : null
  return read ? recordOf(read) : NOTHING
}

function recordOf({ Image, Photo, GPSInfo }: Exif): PhotoRecord {
  const latitude = degrees(GPSInfo?.GPSLatitude, GPSInfo?.GPSLatitudeRef, 'S')
  const longitude = degrees(GPSInfo?.GPSLongitude, GPSInfo?.GPSLongitudeRef, 'W')
  const isPlace = latitude !== null && longitude !== null && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
  const ahead = words(Photo?.OffsetTimeOriginal ?? Photo?.OffsetTime)
  return {
    wallClock: wallClock(Photo?.DateTimeOriginal ?? Photo?.DateTimeDigitized ?? Image?.DateTime),
    ahead: /^[+-](0\d|1[0-4]):[0-5]\d$/.test(ahead) ? ahead : null,
    latitude: isPlace ? latitude : null,
    longitude: isPlace ? longitude : null,
    camera: [words(Image?.Make), words(Image?.Model)].filter(Boolean).join(' ').slice(0, LONGEST_CAMERA),
  }
}

/** The EXIF reader parses local time as UTC. */
function wallClock(value: unknown): string | null {
  if (!(value instanceof Date) || Number.isNaN(value.getTime())) return null
  const year = value.getUTCFullYear()
  return year >= 1990 && year < 2100 ? value.toISOString().slice(0, 19) : null
}

function degrees(parts: unknown, side: unknown, negative: string): number | null {
  if (!Array.isArray(parts) || parts.length !== 3 || !parts.every((part) => Number.isFinite(part))) return null
  const [whole, minutes, seconds] = parts.map(Number)
  const size = (whole ?? 0) + (minutes ?? 0) / 60 + (seconds ?? 0) / 3600
  return words(side) === negative ? -size : size
}

const words = (value: unknown) => (typeof value === 'string' ? cleanLine(value) : '')
