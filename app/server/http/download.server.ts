import { Readable } from 'node:stream'
import { createReadableStreamFromReadable } from '@remix-run/node'
import { fileName } from '~/models/trade/words/file-name'
import { withBackpressure } from './backpressure.server'
import { type ByteRange, byteRange } from './byte-range'
import { fileType } from './file-type'

type Named = {
  /** What it is called where it is saved, with the ending that says its type; anything people typed will do. */
  name: string
  /** What nobody may look into opens as a page of its own: only pictures and PDFs are ever shown. */
  as: 'shown' | 'saved'
  /**
   * For good: by every browser and cache, whoever asked, since an address of such a file always has these bytes. While
   * allowed: by the browser that asked, which asks each time whether it still may.
   */
  kept: 'for good' | 'while allowed' | 'never'
}

type Download = Named & {
  bytes: number
  /** Names these very bytes, in letters, digits and dashes; without it a browser cannot ask for what it lacks. */
  tag?: string
  /** Called only when bytes are sent. */
  open: () => Promise<Readable | Blob>
}

/** Answers a request with a file: all of it, the part it asks for, its head alone, or that the browser has it already. */
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
 * Answers with a file that is made while it is sent, so that nobody knows its length. Where making it fails, the
 * connection is cut: a browser then says that the download failed, instead of keeping half of it.
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

const KEPT = {
  'for good': {
    'Cache-Control': 'public, max-age=31536000, immutable, no-transform',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  },
  'while allowed': { 'Cache-Control': 'private, no-cache, no-transform' },
  never: { 'Cache-Control': 'private, no-store, no-transform' },
} as const

function headersOf({ name: given, tag, as, kept }: Named & { tag?: string }): Headers {
  const name = fileName(given)
  const type = fileType(name)
  const isShown = as === 'shown' && (type.startsWith('image/') || type === 'application/pdf')
  const headers = new Headers({
    ...KEPT[kept],
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

/** The name twice, for browsers that read only ASCII and for the rest. */
function disposition(kind: 'inline' | 'attachment', name: string): string {
  const ascii = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w .,()+-]/g, '_')
  const exact = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return ascii === name ? `${kind}; filename="${name}"` : `${kind}; filename="${ascii}"; filename*=UTF-8''${exact}`
}

function isAmong(header: string | null, etag: string): boolean {
  if (header === null) return false
  return header.split(',').some((each) => ['*', etag, `W/${etag}`].includes(each.trim()))
}

/** A part of other bytes than the browser began with is of no use to it: then it gets everything. */
function partOf(request: Request, etag: string, bytes: number): ByteRange | 'none' | null {
  const begunWith = request.headers.get('If-Range')
  if (begunWith !== null && begunWith !== etag) return null
  return byteRange(request.headers.get('Range'), bytes)
}

async function read(file: Download, part: ByteRange | null) {
  const content = await file.open()
  if (content instanceof Blob) return part ? content.slice(part.from, part.to + 1) : content
  return withBackpressure(createReadableStreamFromReadable(part ? Readable.from(cut(content, part)) : content))
}

async function* cut(content: Readable, { from, to }: ByteRange): AsyncGenerator<Buffer> {
  let start = 0
  for await (const chunk of content) {
    const bytes = Buffer.from(chunk)
    const piece = bytes.subarray(Math.max(0, from - start), Math.max(0, to + 1 - start))
    start += bytes.length
    if (piece.length > 0) yield piece
    if (start > to) return
  }
}
