import { readFileSync } from 'node:fs'
import { inflateSync } from 'node:zlib'
import { isPdfHead } from '../../../models/trade/file-types.mjs'

/**
 * Validates an uploaded PDF, by path or content: complete, and which active content it has. Only parses its structure;
 * nothing is rendered or executed. Encrypted files are accepted as protected, because many certificates are encrypted
 * against changes.
 */
export function checkPdf(source) {
  const bytes = typeof source === 'string' ? readFileSync(source) : source
  if (!isPdfHead(bytes)) return { ok: false, why: 'wrong-type' }
  if (!hasItsEnd(bytes)) return { ok: false, why: 'truncated' }
  return { ok: true, mediaType: 'application/pdf', ending: '.pdf', activeContent: findActiveContent(bytes) }
}

/** PDF readers search this far for the trailer. */
const TAIL_BYTES = 2048

/** The trailer has the offset of the cross-reference table, which must come before it. */
function hasItsEnd(bytes) {
  const start = Math.max(0, bytes.length - TAIL_BYTES)
  const tail = bytes.toString('latin1', start)
  const end = tail.lastIndexOf('%%EOF')
  const pointer = tail.lastIndexOf('startxref', end)
  const [, place] = /^startxref\s+(\d+)\s/.exec(tail.slice(pointer, end)) ?? []
  if (end < 0 || pointer < 0 || place === undefined || Number(place) >= start + pointer) return false
  return bytes.includes('/XRef') || bytes.lastIndexOf('xref', start + pointer - 1) >= 0
}

/** Dictionary names and the active content they indicate. */
const SIGNS = [
  sign('JavaScript', 'script'),
  sign('Launch', 'script'),
  sign('AcroForm', 'form'),
  sign('XFA', 'form'),
  sign('EmbeddedFile', 'attachment'),
  sign('EmbeddedFiles', 'attachment'),
  sign('Encrypt', 'protection'),
]

/** Any character of a name can be escaped as '#4a'. */
function sign(name, content) {
  const letters = [...name].map((letter) => {
    const code = letter.charCodeAt(0).toString(16)
    return `(?:${letter}|#${code.replace(/[a-f]/, (digit) => `[${digit}${digit.toUpperCase()}]`)})`
  })
  return { named: new RegExp(`/${letters.join('')}(?![\\w#])`), content }
}

/** Active content of a PDF. Linear time in the file size, whatever it contains. */
function findActiveContent(bytes) {
  const found = new Set()
  for (const text of textsOf(bytes)) {
    for (const { named, content } of SIGNS) if (!found.has(content) && named.test(text)) found.add(content)
  }
  return [...found]
}

const PIECE_BYTES = 1024 * 1024
/** Longer than any searched name, so that none is split. */
const OVERLAP_BYTES = 100

/** The raw file, then each of its compressed object streams, in pieces: text takes memory in addition to the bytes. */
function* textsOf(bytes) {
  for (const part of partsOf(bytes))
    for (let index = 0; index < part.length; index += PIECE_BYTES)
      yield part.toString('latin1', index, index + PIECE_BYTES + OVERLAP_BYTES)
}

function* partsOf(bytes) {
  yield bytes
  yield* packedObjects(bytes)
}

/** Limits against decompression bombs, above what real documents have. */
const MAX_PACKED = 2000
const UNPACKED_BYTES = 4 * 1024 * 1024
const UNPACKED_IN_ALL = 16 * 1024 * 1024

/** Since PDF 1.5 objects may be in compressed streams. Streams that cannot be inflated are skipped. */
function* packedObjects(bytes) {
  let left = UNPACKED_IN_ALL
  let at = bytes.indexOf('/ObjStm')
  for (let seen = 0; at >= 0 && seen < MAX_PACKED && left > 0; seen++) {
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

/** The bytes after the line break (one or two characters); null if they do not start like a zlib stream. */
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
