import { ANGLES, THREE_QUARTER } from '~/models/trade/photos'

const [DRIVER, REAR, PASSENGER, INTERIOR] = ANGLES

/** Names of angles in file names. */
const ANGLE_WORDS = new Map<string, number>([
  ['driver', DRIVER.value],
  ['rear', REAR.value],
  ['passenger', PASSENGER.value],
  ['interior', INTERIOR.value],
  ['front', THREE_QUARTER.value],
])

/** Photo file extensions; all other files in a zip are ignored. */
const PHOTO_NAME = /^(.+)\.(jpe?g|png|webp|heic|heif|avif|gif|tiff?|bmp|svg|html?)$/i

/** Files that operating systems add. */
const SYSTEM_FILE = /(^|\/)(__MACOSX\/|\._|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/i

/** Ignores case, and replaces characters that file names cannot contain. */
export const stockKey = (text: string) =>
  text
    .normalize('NFC')
    .trim()
    .toLowerCase()
    .replace(/[\\/:*?"<>|]/g, '-')

export type NamedPhoto = {
  stock: string
  /** The angle in its name; null for none. */
  angle: number | null
  /** Its position among the vehicle's photos: by the number in its name, then by name. */
  order: number
}

/** ignored: not added by a person. unknown: names no vehicle. */
export type PhotoName = NamedPhoto | 'ignored' | 'unsafe' | 'unknown'

/**
 * The vehicle and angle in the path of a zipped file: STOCK.jpg, STOCK-2.jpg, STOCK-driver.jpg, or any of them in a
 * folder of that name. `isStock` knows the stock numbers, because one may end like a suffix.
 */
export function photoNameOf(path: string, isStock: (key: string) => boolean): PhotoName {
  if (path.endsWith('/') || SYSTEM_FILE.test(path)) return 'ignored'
  if (/^([/\\]|[a-z]:)|(^|[/\\])\.\.([/\\]|$)|\p{Cc}/iu.test(path)) return 'unsafe'
  const parts = path.split(/[/\\]/).filter(Boolean)
  const [, stem = ''] = PHOTO_NAME.exec(parts.at(-1) ?? '') ?? []
  if (stem === '') return 'ignored'
  const name = stockKey(stem)
  const folder = stockKey(parts.at(-2) ?? '')
  return byName(name, isStock) ?? (isStock(folder) ? { stock: folder, ...suffixOf(name) } : 'unknown')
}

function byName(name: string, isStock: (key: string) => boolean): NamedPhoto | null {
  if (isStock(name)) return { stock: name, angle: null, order: 1 }
  const [, stock = '', suffix = ''] = /^(.+)[-_ ]([a-z]+|\d{1,3})$/.exec(name) ?? []
  const isSuffix = ANGLE_WORDS.has(suffix) || /^\d+$/.test(suffix)
  return isSuffix && isStock(stock) ? { stock, ...suffixOf(suffix) } : null
}

function suffixOf(suffix: string) {
  const angle = ANGLE_WORDS.get(suffix) ?? null
  const order = /^\d{1,3}$/.test(suffix) ? Number(suffix) : 1
  return { angle, order }
}
