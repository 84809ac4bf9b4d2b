/** The EXIF data of a JPEG, which resizing would lose. Reads at most the first 256 kB. */
const APP1 = 0xe1
const START_OF_SCAN = 0xda
/** Marker, length, "Exif" and two zeros come before the directory. */
const HEAD = 10

const ORIENTATION = 0x0112
const EXIF_DIRECTORY = 0x8769
const TAKEN = 0x9003
const TAKEN_OFFSET = 0x9011

/** The EXIF segment of a JPEG, including its marker; null if there is none. */
export function exifOf(bytes) {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return null
  for (let at = 2; bytes[at] === 0xff && bytes[at + 1] !== START_OF_SCAN; ) {
    const end = at + 2 + bytes[at + 2] * 256 + bytes[at + 3]
    const isExif = bytes[at + 1] === APP1 && String.fromCharCode(...bytes.subarray(at + 4, at + 8)) === 'Exif'
    if (isExif) return end <= bytes.length ? bytes.slice(at, end) : null
    at = end
  }
  return null
}

/** When the photo was taken by the camera's clock, or null. Without a time zone in the data, the phone's is used. */
export function takenAt(exif) {
  return readable(() => {
    const view = viewOf(exif)
    const directory = entryOf(view, firstOf(view), EXIF_DIRECTORY)
    if (!directory) return null
    const place = long(view, directory + 8)
    const written = textAt(view, entryOf(view, place, TAKEN))
    const [, day, time] = /^(\d{4}:\d\d:\d\d) (\d\d:\d\d:\d\d)/.exec(written ?? '') ?? []
    if (!day) return null
    const zone = /^[+-]\d\d:\d\d/.exec(textAt(view, entryOf(view, place, TAKEN_OFFSET)) ?? '')?.[0] ?? ''
    const at = new Date(`${day.replaceAll(':', '-')}T${time}${zone}`)
    return Number.isNaN(at.getTime()) ? null : at
  })
}

/** A copy of the segment with normal orientation: resizing draws the photo upright, and readers must not rotate it. */
export function upright(exif) {
  const copy = exif.slice()
  readable(() => {
    const view = viewOf(copy)
    const entry = entryOf(view, firstOf(view), ORIENTATION)
    if (entry) view.setUint16(HEAD + entry + 8, 1, isLittle(view))
    return null
  })
  return copy
}

/** The JPEG with the segment inserted first, where readers expect it. */
export function withExif(jpeg, exif) {
  const whole = new Uint8Array(jpeg.length + exif.length)
  whole.set(jpeg.subarray(0, 2))
  whole.set(exif, 2)
  whole.set(jpeg.subarray(2), 2 + exif.length)
  return whole
}

/** Returns null for truncated or invalid data: reading past the end throws. */
function readable(read) {
  try {
    return read()
  } catch {
    return null
  }
}

const viewOf = (exif) => new DataView(exif.buffer, exif.byteOffset, exif.byteLength)
const isLittle = (view) => view.getUint16(HEAD) === 0x4949
const long = (view, at) => view.getUint32(HEAD + at, isLittle(view))
const firstOf = (view) => long(view, 4)

/** The offset of a tag's entry in the directory. All offsets are counted from the end of the head. */
function entryOf(view, directory, tag) {
  const count = view.getUint16(HEAD + directory, isLittle(view))
  for (let at = directory + 2; at < directory + 2 + count * 12; at += 12) {
    if (view.getUint16(HEAD + at, isLittle(view)) === tag) return at
  }
  return null
}

function textAt(view, entry) {
  if (!entry) return null
  const length = long(view, entry + 4)
  // values of up to four bytes are stored in the entry itself
  const start = HEAD + (length > 4 ? long(view, entry + 8) : entry + 8)
  return String.fromCharCode(...new Uint8Array(view.buffer, view.byteOffset + start, Math.min(length, 32)))
}
