import type { ByteRange } from '../files/file-store'

/**
 * Parses a Range request header for a file of this size. null: send all of it, also for a malformed header or several
 * ranges. 'none': not satisfiable (416). Not range-parser, which refuses a suffix longer than the file.
 */
export function byteRange(header: string | null, bytes: number): ByteRange | 'none' | null {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (first === '' && last === '') return null
  if (first === '')
    return bytes > 0 && Number(last) > 0 ? { from: Math.max(0, bytes - Number(last)), to: bytes - 1 } : 'none'
  const from = Number(first)
  const to = last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1)
  if (last !== '' && Number(last) < from) return null
  return from < bytes ? { from, to } : 'none'
}
