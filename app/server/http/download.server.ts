import type { Readable } from 'node:stream'
import { createReadableStreamFromReadable } from '@remix-run/node'
import contentDisposition from 'content-disposition'
import { fileName } from '~/models/trade/words/file-name'
import type { ByteRange } from '../files/file-store'
import { withBackpressure } from './backpressure.server'

type Named = {
  /** File name to save under, with an extension; may contain anything people typed. */
  name: string
  /** Content-Disposition: inline for pictures and PDFs that are `shown`, else attachment. */
  as: 'shown' | 'saved'
  /** Cache-Control. Immutable: for a year, in every cache. Revalidate: in the browser only, checked each time. */
  cache: 'immutable' | 'revalidate' | 'no-store'
}

type Download = Named & {
  bytes: number
  /** ETag of these bytes; without it there are no Range requests. */
  tag?: string
  /** Called only when bytes are sent, with the part that is; a Blob may be all of it. */
  open: (part?: ByteRange) => Promise<Readable | Blob>
}

/** Sends a file: supports ETag with If-None-Match (304), Range requests with If-Range (206, 416), and HEAD. */
export async function download(request: Request, file: Download): Promise<Response> {
  const headers = headersOf(file)
  const etag = headers.get('ETag')
  if (etag && isAmong(request.headers.get('If-None-Match'), etag)) return new Response(null, { status: 304, headers })
  const part = etag ? partOf(request, etag, file.bytes) : null
  if (part === 'none') {
    headers.set('Content-Range', `bytes */${file.bytes}`)
    return new Response(null, { status: 416, headers })
  }
  const { from, to } = part ?? { from: 0, to: file.bytes - 1 }
  headers.set('Content-Length', String(to - from + 1))
  if (part) headers.set('Content-Range', `bytes ${from}-${to}/${file.bytes}`)
  const body = request.method === 'HEAD' ? null : await read(file, part)
  return new Response(body, { status: part ? 206 : 200, headers })
}

/**
 * Streams a file of unknown length, such as a zip. When making it fails, the connection is cut, so that the browser
 * reports a failed download instead of saving half of it.
 */
export async function streamDownload(
  request: Request,
  file: Named & { content: ReadableStream<Uint8Array> },
): Promise<Response> {
  const headers = headersOf(file)
  if (request.method !== 'HEAD') return new Response(withBackpressure(file.content), { headers })
  await file.content.cancel()
  return new Response(null, { headers })
}

const CACHE_HEADERS = {
  immutable: {
    'Cache-Control': 'public, max-age=31536000, immutable, no-transform',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  },
  revalidate: { 'Cache-Control': 'private, no-cache, no-transform' },
  'no-store': { 'Cache-Control': 'private, no-store, no-transform' },
} as const

function headersOf({ name: given, tag, as, cache }: Named & { tag?: string }): Headers {
  const name = fileName(given)
  const type = fileType(name)
  const isShown = as === 'shown' && (type.startsWith('image/') || type === 'application/pdf')
  const headers = new Headers({
    ...CACHE_HEADERS[cache],
    'Content-Type': type,
    'Content-Disposition': disposition(isShown ? 'inline' : 'attachment', name),
    'X-Content-Type-Options': 'nosniff',
  })
  if (tag) {
    headers.set('ETag', `"${tag}"`)
    headers.set('Accept-Ranges', 'bytes')
  }
  return headers
}

/** The fallback is for browsers that read no UTF-8 name: letters without their accents. */
function disposition(type: 'inline' | 'attachment', name: string): string {
  const fallback = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w .,()+-]/g, '_')
  return contentDisposition(name, { type, fallback })
}

function isAmong(header: string | null, etag: string): boolean {
  if (header === null) return false
  return header.split(',').some((each) => ['*', etag, `W/${etag}`].includes(each.trim()))
}

/** A range of another version of the file is of no use: then all of it is sent. */
function partOf(request: Request, etag: string, bytes: number): ByteRange | 'none' | null {
  const version = request.headers.get('If-Range')
  if (version !== null && version !== etag) return null
  return byteRange(request.headers.get('Range'), bytes)
}

async function read(file: Download, part: ByteRange | null) {
  const content = await file.open(part ?? undefined)
  if (content instanceof Blob) return part ? content.slice(part.from, part.to + 1) : content
  return withBackpressure(createReadableStreamFromReadable(content))
}

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

/** The types that files go out with, by the end of their name. */
const TYPES: ReadonlyMap<string, string> = new Map([
  ['webp', 'image/webp'],
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['pdf', 'application/pdf'],
  ['csv', 'text/csv; charset=utf-8'],
  ['zip', 'application/zip'],
  ['gz', 'application/gzip'],
])

export function fileType(name: string): string {
  const extension = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  return TYPES.get(extension) ?? 'application/octet-stream'
}
