import readExif from 'exif-reader'

/** The EXIF directories; null if invalid. */
export function parseExif(bytes) {
  try {
    return isReadable(bytes) ? readExif(bytes) : null
  } catch {
    return null
  }
}

/** A JPEG segment has less than 64 kB; other formats have no limit of their own. */
const MAX_EXIF_BYTES = 64 * 1024
const MAX_EXIF_ENTRIES = 500
/** Bytes per value, by entry type. */
const VALUE_BYTES = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8]
/** Entries that point to another directory: Exif, GPS, interoperability. */
const DIRECTORIES = new Set([0x8769, 0x8825, 0xa005])

/**
 * The EXIF reader copies each value, even if many entries point at the same bytes: a photo of 66 kB could block the
 * process for minutes. Cameras write each value once, so in total they fit into the EXIF. Throws a RangeError for an
 * offset outside of it.
 */
function isReadable(exif) {
  const tiff = exif.subarray(exif.toString('latin1', 0, 4) === 'Exif' ? 6 : 0)
  if (tiff.length > MAX_EXIF_BYTES) return false
  const isLittle = tiff.toString('latin1', 0, 2) === 'II'
  const short = (at) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const long = (at) => (isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at))
  const directories = [{ at: long(4), hasThumbnail: true }]
  let entries = 0
  let bytes = 0
  for (let next = directories.pop(); next; next = directories.pop()) {
    const { at, hasThumbnail } = next
    const end = at + 2 + short(at) * 12
    // directories count too, so that circular ones end
    entries += 1 + short(at)
    if (entries > MAX_EXIF_ENTRIES) return false
    for (let entry = at + 2; entry < end; entry += 12) {
      bytes += (VALUE_BYTES[short(entry + 2)] ?? 8) * long(entry + 4)
      if (bytes > MAX_EXIF_BYTES) return false
      if (DIRECTORIES.has(short(entry))) directories.push({ at: long(entry + 8), hasThumbnail: false })
    }
    // only the first directory reliably ends with the offset of another
    if (hasThumbnail && long(end) > 0) directories.push({ at: long(end), hasThumbnail: false })
  }
  return true
}
