import type { Exif } from 'exif-reader'
import { cleanLine } from '~/models/trade/format/clean-text'
import type { PhotoRecord } from './receive-file.server'

const NOTHING: PhotoRecord = { wallClock: null, ahead: null, latitude: null, longitude: null, camera: '' }
const MAX_CAMERA_LENGTH = 100

/**
 * EXIF of a photo: when, where and with which camera it was taken. EXIF can be forged, so invalid values are dropped.
 */
export function photoRecord(exif: Exif | null): PhotoRecord {
  return exif ? recordOf(exif) : NOTHING
}

function recordOf({ Image, Photo, GPSInfo }: Exif): PhotoRecord {
  const latitude = degrees(GPSInfo?.GPSLatitude, GPSInfo?.GPSLatitudeRef, 'S')
  const longitude = degrees(GPSInfo?.GPSLongitude, GPSInfo?.GPSLongitudeRef, 'W')
  const isPlace = latitude !== null && longitude !== null && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
  const ahead = textOf(Photo?.OffsetTimeOriginal ?? Photo?.OffsetTime)
  return {
    wallClock: wallClock(Photo?.DateTimeOriginal ?? Photo?.DateTimeDigitized ?? Image?.DateTime),
    ahead: /^[+-](0\d|1[0-4]):[0-5]\d$/.test(ahead) ? ahead : null,
    latitude: isPlace ? latitude : null,
    longitude: isPlace ? longitude : null,
    camera: [textOf(Image?.Make), textOf(Image?.Model)].filter(Boolean).join(' ').slice(0, MAX_CAMERA_LENGTH),
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
  return textOf(side) === negative ? -size : size
}

const textOf = (value: unknown) => (typeof value === 'string' ? cleanLine(value) : '')
