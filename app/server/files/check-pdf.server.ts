import { inflateSync } from 'node:zlib'
import type { ActiveContent } from '~/models/trade/fields/uploads'
import type { CheckedFile } from './checked-file'

/**
 * Validates an uploaded PDF: complete, and which active content it has. Only its structure is read; nothing in it is
 * rendered or run. An encrypted one is accepted as protected: many certificates are encrypted against changes.
 */
export function checkPdf(bytes: Buffer): CheckedFile {
  if (!bytes.subarray(0, HEAD_BYTES).includes('%PDF-')) return { ok: false, why: 'wrong-type' }
  if (!hasItsEnd(bytes)) return { ok: false, why: 'truncated' }
  return { ok: true, mediaType: 'application/pdf', ending: '.pdf', activeContent: activeContentOf(bytes) }
}

/** PDF readers search this far for the header and the trailer. */
const HEAD_BYTES = 1024
const TAIL_BYTES = 2048

/** The trailer gives the offset of the cross-reference table, which has to be before it. */
function hasItsEnd(bytes: Buffer): boolean {
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
function sign(name: string, holding: ActiveContent) {
  const letters = [...name].map((letter) => {
    const code = letter.charCodeAt(0).toString(16)
    return `(?:${letter}|#${code.replace(/[a-f]/, (digit) => `[${digit}${digit.toUpperCase()}]`)})`
  })
  return { named: new RegExp(`/${letters.join('')}(?![\\w#])`), holding }
}

/** Linear in the size of the file, whatever it contains: it blocks the event loop. */
function activeContentOf(bytes: Buffer): ActiveContent[] {
  const found = new Set<ActiveContent>()
  for (const part of partsOf(bytes)) {
    const text = part.toString('latin1')
    for (const { named, holding } of SIGNS) if (!found.has(holding) && named.test(text)) found.add(holding)
  }
  return [...found]
}

/** The file as it is, then each of its compressed object streams. */
function* partsOf(bytes: Buffer): Generator<Buffer> {
  yield bytes
  yield* packedObjects(bytes)
}

/** Limits against decompression bombs, above what real documents have. */
const MOST_PACKED = 2000
const UNPACKED_BYTES = 4 * 1024 * 1024
const UNPACKED_IN_ALL = 16 * 1024 * 1024

/** Since PDF 1.5 objects may be in compressed streams. One that cannot be inflated is skipped. */
function* packedObjects(bytes: Buffer): Generator<Buffer> {
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

/** Behind one line break, of one sign or two; null where that does not begin as what zlib has packed. */
function packedIn(stream: Buffer): Buffer | null {
  const packed = stream.subarray(stream[0] === 13 ? 2 : 1)
  const isPacked = packed.length > 2 && ((packed[0] ?? 0) & 15) === 8 && packed.readUInt16BE(0) % 31 === 0
  return isPacked ? packed : null
}

function unpack(packed: Buffer): Buffer | null {
  try {
    return inflateSync(packed, { maxOutputLength: UNPACKED_BYTES })
  } catch {
    return null
  }
}
