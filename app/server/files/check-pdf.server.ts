import type { ActiveContent } from '~/models/trade/fields/uploads'
import { parseInWorker } from './parse-in-worker.server'
import type { CheckedFile } from './receive-file.server'

/**
 * Validates an uploaded PDF: complete, and which active content it has. Only its structure is read; nothing in it is
 * rendered or run. An encrypted one is accepted as protected: many certificates are encrypted against changes.
 */
export async function checkPdf(bytes: Buffer): Promise<CheckedFile> {
  if (!bytes.subarray(0, HEAD_BYTES).includes('%PDF-')) return { ok: false, why: 'wrong-type' }
  if (!hasItsEnd(bytes)) return { ok: false, why: 'truncated' }
  const activeContent = await parseInWorker<ActiveContent[]>('pdf', bytes)
  if (!activeContent) return { ok: false, why: 'truncated' }
  return { ok: true, mediaType: 'application/pdf', ending: '.pdf', activeContent }
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
