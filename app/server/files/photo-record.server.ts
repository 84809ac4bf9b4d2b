import readExif, { type Exif } from 'exif-reader'
import { cleanLine } from '~/models/trade/fields/clean-text'
import type { PhotoRecord } from './checked-file'

const NOTHING: PhotoRecord = { wallClock: null, ahead: null, latitude: null, longitude: null, camera: '' }
const LONGEST_CAMERA = 100

/**
 * EXIF of a photo: when, where and with which camera it was taken. Anybody can write anything there, so invalid values
 * are dropped.
 */
export function photoRecord(exif: Buffer | undefined): PhotoRecord {
  try {
    return exif && isReadable(exif) ? recordOf(readExif(exif)) : NOTHING
  } catch {
    return NOTHING
  }
}

/** A JPEG segment holds less than 64 kB; other formats have no limit of their own. */
const MAX_EXIF_BYTES = 64 * 1024
const MAX_EXIF_ENTRIES = 500
/** Bytes of a value, by the type of its entry. */
const VALUE_BYTES = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8]
/** Entries that point to another directory: Exif, GPS, interoperability. */
const DIRECTORIES = new Set([0x8769, 0x8825, 0xa005])

/**
 * The EXIF reader copies each value, however many entries point at the same bytes: a photo of 66 kB could block the
 * process for minutes. Cameras write each value once, so all of them together fit into the EXIF. Throws a RangeError
 * for an offset outside of it.
 */
function isReadable(exif: Buffer): boolean {
  const tiff = exif.subarray(exif.toString('latin1', 0, 4) === 'Exif' ? 6 : 0)
  if (tiff.length > MAX_EXIF_BYTES) return false
  const isLittle = tiff.toString('latin1', 0, 2) === 'II'
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const long = (at: number) => (isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at))
  const directories = [{ at: long(4), hasThumbnail: true }]
  let entries = 0
  let bytes = 0
  for (let next = directories.pop(); next; next = directories.pop()) {
    const { at, hasThumbnail } = next
    const end = at + 2 + short(at) * 12
    // a directory counts as one, too, so that empty ones in a circle end
    entries += 1 + short(at)
    if (entries > MAX_EXIF_ENTRIES) return false
    for (let entry = at + 2; entry < end; entry += 12) {
      bytes += (VALUE_BYTES[short(entry + 2)] ?? 8) * long(entry + 4)
      if (bytes > MAX_EXIF_BYTES) return false
      if (DIRECTORIES.has(short(entry))) directories.push({ at: long(entry + 8), hasThumbnail: false })
    }
    // only the first directory reliably ends in the offset of another
    if (hasThumbnail && long(end) > 0) directories.push({ at: long(end), hasThumbnail: false })
  }
  return true
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
