import { parentPort, workerData } from 'node:worker_threads'
import { inflateSync } from 'node:zlib'
import readExif from 'exif-reader'

/*
 * Worker thread that parses one untrusted file and posts what it found. Plain JavaScript, because the built application
 * loads it from the sources. The memory limit of a worker does not cover the bytes of Buffers: each parser bounds what
 * it copies and inflates.
 */

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

/** The directories of EXIF; null for what cannot be read. */
function parseExif(bytes) {
  try {
    return isReadable(bytes) ? readExif(bytes) : null
  } catch {
    return null
  }
}

/** Names of dictionaries, each with the active content it means. */
const SIGNS = [
  sign('JavaScript', 'script'),
  sign('Launch', 'script'),
  sign('AcroForm', 'form'),
  sign('XFA', 'form'),
  sign('EmbeddedFile', 'attachment'),
  sign('EmbeddedFiles', 'attachment'),
  sign('Encrypt', 'protection'),
]

/** Any character of a name may be written as '#4a'. */
function sign(name, content) {
  const letters = [...name].map((letter) => {
    const code = letter.charCodeAt(0).toString(16)
    return `(?:${letter}|#${code.replace(/[a-f]/, (digit) => `[${digit}${digit.toUpperCase()}]`)})`
  })
  return { named: new RegExp(`/${letters.join('')}(?![\\w#])`), content }
}

/** Active content of a PDF. Linear in the size of the file, whatever it contains. */
function findActiveContent(bytes) {
  const found = new Set()
  for (const part of partsOf(bytes)) {
    const text = part.toString('latin1')
    for (const { named, content } of SIGNS) if (!found.has(content) && named.test(text)) found.add(content)
  }
  return [...found]
}

/** The file as it is, then each of its compressed object streams. */
function* partsOf(bytes) {
  yield bytes
  yield* packedObjects(bytes)
}

/** Limits against decompression bombs, above what real documents have. */
const MOST_PACKED = 2000
const UNPACKED_BYTES = 4 * 1024 * 1024
const UNPACKED_IN_ALL = 16 * 1024 * 1024

/** Since PDF 1.5 objects may be in compressed streams. One that cannot be inflated is skipped. */
function* packedObjects(bytes) {
  let left = UNPACKED_IN_ALL
  let at = bytes.indexOf('/ObjStm')
  for (let seen = 0; at >= 0 && seen < MOST_PACKED && left > 0; seen++) {
    const from = bytes.indexOf('stream', at)
    const to = bytes.indexOf('endstream', from)
    if (from < 0 || to < 0) return
    const packed = packedIn(bytes.subarray(from + 'stream'.length, to))
    const unpacked = packed && unpack(packed)
    if (unpacked) yield unpacked
    // a stream over the limit was inflated up to the limit
    if (packed) left -= unpacked?.length ?? UNPACKED_BYTES
    at = bytes.indexOf('/ObjStm', to)
  }
}

/** The bytes after the line break, of one or two characters; null where they do not start like a zlib stream. */
function packedIn(stream) {
  const packed = stream.subarray(stream[0] === 13 ? 2 : 1)
  const isPacked = packed.length > 2 && ((packed[0] ?? 0) & 15) === 8 && packed.readUInt16BE(0) % 31 === 0
  return isPacked ? packed : null
}

function unpack(packed) {
  try {
    return inflateSync(packed, { maxOutputLength: UNPACKED_BYTES })
  } catch {
    return null
  }
}

const PARSERS = { exif: parseExif, pdf: findActiveContent }
const { kind, bytes } = workerData
parentPort.postMessage(PARSERS[kind](Buffer.from(bytes)))
