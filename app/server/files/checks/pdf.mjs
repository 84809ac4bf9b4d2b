import { readFileSync } from 'node:fs'
import { inflateSync } from 'node:zlib'
import { isPdfHead } from '../../../models/trade/file-types.mjs'

/**
 * Validates an uploaded PDF, by its path or its bytes: complete, and which active content it has. Only its structure is
 * read; nothing in it is rendered or run. An encrypted one is accepted as protected: many certificates are encrypted
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

/** The trailer gives the offset of the cross-reference table, which has to be before it. */
function hasItsEnd(bytes) {
  const start = Math.max(0, bytes.length - TAIL_BYTES)
  const tail = bytes.toString('latin1', start)
  const end = tail.lastIndexOf('%%EOF')
  const pointer = tail.lastIndexOf('startxref', end)
  const [, place] = /^startxref\s+(\d+)\s/.exec(tail.slice(pointer, end)) ?? []
  if (end < 0 || pointer < 0 || place === undefined || Number(place) >= start + pointer) return false
  return bytes.includes('/XRef') || bytes.lastIndexOf('xref', start + pointer - 1) >= 0
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
  for (const text of textsOf(bytes)) {
    for (const { named, content } of SIGNS) if (!found.has(content) && named.test(text)) found.add(content)
  }
  return [...found]
}

const PIECE_BYTES = 1024 * 1024
/** Longer than any name that is searched, so that none is cut in two. */
const OVERLAP_BYTES = 100

/** The file as it is, then each of its compressed object streams, in pieces: a text takes memory besides the bytes. */
function* textsOf(bytes) {
  for (const part of partsOf(bytes))
    for (let at = 0; at < part.length; at += PIECE_BYTES)
      yield part.toString('latin1', at, at + PIECE_BYTES + OVERLAP_BYTES)
}

function* partsOf(bytes) {
  yield bytes
  yield* packedObjects(bytes)
}

/** Limits against decompression bombs, above what real documents have. */
const MAX_PACKED = 2000
const UNPACKED_BYTES = 4 * 1024 * 1024
const UNPACKED_IN_ALL = 16 * 1024 * 1024

/** Since PDF 1.5 objects may be in compressed streams. One that cannot be inflated is skipped. */
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
