import { inflateSync } from 'node:zlib'
import type { FileHolding } from '~/models/trade/files/uploads'
import type { CheckedFile } from './checked-file'
import { opensWithoutPassword } from './pdf-password.server'

/**
 * Whether bytes are a whole PDF that opens without a password, and what it holds besides pages. Read by its structure
 * alone, as far as readers agree on it: nothing in it is ever drawn or run.
 */
export function checkPdf(bytes: Buffer): CheckedFile {
  if (!bytes.subarray(0, HEAD_BYTES).includes('%PDF-')) return { ok: false, why: 'wrong-type' }
  if (!hasItsEnd(bytes)) return { ok: false, why: 'truncated' }
  if (!opensWithoutPassword(bytes)) return { ok: false, why: 'locked' }
  return { ok: true, mediaType: 'application/pdf', ending: '.pdf', holds: holdingsOf(bytes) }
}

/** Readers look for the beginning and the end of a PDF this far from those of the file. */
const HEAD_BYTES = 1024
const TAIL_BYTES = 2048

/** The end says where the table of contents begins, which lies before it. */
function hasItsEnd(bytes: Buffer): boolean {
  const start = Math.max(0, bytes.length - TAIL_BYTES)
  const tail = bytes.toString('latin1', start)
  const end = tail.lastIndexOf('%%EOF')
  const pointer = tail.lastIndexOf('startxref', end)
  const [, place] = /^startxref\s+(\d+)\s/.exec(tail.slice(pointer, end)) ?? []
  if (end < 0 || pointer < 0 || place === undefined || Number(place) >= start + pointer) return false
  return bytes.includes('/XRef') || bytes.lastIndexOf('xref', start + pointer - 1) >= 0
}

/** Names of dictionaries, each with what the file then holds. */
const SIGNS: readonly (readonly [name: string, holding: FileHolding])[] = [
  ['JavaScript', 'script'],
  ['Launch', 'script'],
  ['AcroForm', 'form'],
  ['XFA', 'form'],
  ['EmbeddedFile', 'attachment'],
  ['EmbeddedFiles', 'attachment'],
  ['Encrypt', 'protection'],
]

function holdingsOf(bytes: Buffer): FileHolding[] {
  const found = new Set<FileHolding>()
  for (const part of [bytes, ...packedObjects(bytes)]) {
    const escaped = escapedNames(part)
    for (const [name, holding] of SIGNS) if (escaped.has(name) || isNamed(part, name)) found.add(holding)
  }
  return [...found]
}

function isNamed(part: Buffer, name: string): boolean {
  for (let at = part.indexOf(`/${name}`); at >= 0; at = part.indexOf(`/${name}`, at + 1)) {
    if (!/[\w#]/.test(String.fromCharCode(part[at + name.length + 1] ?? 0))) return true
  }
  return false
}

const LONGEST_NAME = 40

/** Any sign of a name may be written as '#4a': a reader sees no difference. */
function escapedNames(part: Buffer): Set<string> {
  const names = new Set<string>()
  for (let at = part.indexOf('#'); at >= 0; at = part.indexOf('#', at + 1)) {
    const from = part.lastIndexOf('/', at)
    if (from < 0 || at - from > LONGEST_NAME) continue
    const [, written] = /^\/([\w#]+)/.exec(part.toString('latin1', from, at + LONGEST_NAME)) ?? []
    if (written)
      names.add(written.replace(/#([\da-f]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16))))
  }
  return names
}

/** Of what lies packed: more than any honest form or letter has, and little beside the memory there is. */
const MOST_PACKED = 2000
const UNPACKED_BYTES = 4 * 1024 * 1024

/** Objects lie in the open or, since version 1.5, packed into streams. One that cannot be unpacked is passed over. */
function* packedObjects(bytes: Buffer): Generator<Buffer> {
  let at = bytes.indexOf('/ObjStm')
  for (let seen = 0; at >= 0 && seen < MOST_PACKED; seen++) {
    const from = bytes.indexOf('stream', at)
    const to = bytes.indexOf('endstream', from)
    if (from < 0 || to < 0) return
    const unpacked = unpack(bytes.subarray(from + 'stream'.length, to))
    if (unpacked) yield unpacked
    at = bytes.indexOf('/ObjStm', to)
  }
}

/** Behind one line break, of one sign or two. */
function unpack(stream: Buffer): Buffer | null {
  const from = stream[0] === 13 ? 2 : 1
  try {
    return inflateSync(stream.subarray(from), { maxOutputLength: UNPACKED_BYTES })
  } catch {
    return null
  }
}
