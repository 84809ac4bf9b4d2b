import { randomBytes } from 'node:crypto'
import type { Readable } from 'node:stream'
import { createReadableStreamFromReadable } from '@remix-run/node'
import contentDisposition from 'content-disposition'
import appStyles from '~/app.css?url'
import { fileName, fileType } from '~/models/trade/format/file-name'
import type { OwnPath } from '~/models/trade/paths/own-path'
import { EXPLANATION } from '~/models/trade/results/shared-messages'
import { thrownGone } from '../errors.server'
import type { ByteRange } from '../files/file-store'
import { log } from '../log.server'
import { withBackpressure } from './backpressure.server'
import { documentPolicy } from './security-headers.server'

type Named = {
  /** File name with extension; may contain anything that users typed. */
  name: string
  /** Content-Disposition: 'shown' is inline for images and PDFs, everything else is an attachment. */
  as: 'shown' | 'saved'
  /** Cache-Control. 'a-day': in any cache, for a day. 'revalidate': browser cache only, revalidated every time. */
  cache: 'a-day' | 'revalidate' | 'no-store'
}

type Download = Named & {
  bytes: number
  /** ETag of these bytes; without it there are no Range requests. */
  tag?: string
  /** Called only if content is sent, with the requested range; a Blob may contain the whole file. */
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
 * Streams a file of unknown length, such as a zip. If producing it fails, the connection is cut, so that the browser
 * reports a failed download instead of saving a partial file.
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
  'a-day': {
    'Cache-Control': 'public, max-age=86400, immutable, no-transform',
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

/** The fallback is for browsers that do not support UTF-8 names: letters without accents. */
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

/** A range of another version of the file is useless, so the whole file is sent. */
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

type PlainPage = {
  /** Target of the link on the page. */
  to: OwnPath
  label: string
  /** Its target on a 410, unless the thrown error has its own. */
  gone?: { to: OwnPath; label: string }
  /** Overrides of the default texts by status. Not escaped: fixed texts only. */
  explanation?: typeof EXPLANATION
  /** Title for a 500. */
  failed?: string
}

/**
 * Error page for a download: refusals become a small HTML page with the same status. Errors are logged and become a
 * 500; redirects and statuses without an explanation pass through.
 */
export async function withHtmlErrors(page: PlainPage, respond: () => Promise<Response>): Promise<Response> {
  try {
    return await respond()
  } catch (thrown) {
    const status = statusOf(thrown)
    const text = refusalText(page, status)
    if (!text) throw thrown
    if (thrown instanceof Error) log.error(thrown, 'a download failed')
    const way = { ...page, ...(status === 410 && page.gone), ...thrownGone(thrown) }
    return new Response(htmlOf(way, text), {
      status,
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': documentPolicy(randomBytes(16).toString('base64')),
      },
    })
  }
}

function refusalText({ explanation, failed }: PlainPage, status: number) {
  if (status === 500 && failed) return { title: failed, text: 'The problem is on our end.' }
  return explanation?.[status] ?? EXPLANATION[status]
}

/** Status of a response from errors.server, 500 for an error, 0 for anything else such as a redirect. */
function statusOf(thrown: unknown): number {
  if (thrown instanceof Error) return 500
  const init = typeof thrown === 'object' && thrown !== null && 'init' in thrown ? thrown.init : null
  return typeof init === 'object' && init !== null && 'status' in init ? Number(init.status) : 0
}

const htmlOf = (
  { to, label }: PlainPage,
  { title, text }: NonNullable<ReturnType<typeof refusalText>>,
) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${appStyles}">
</head>
<body>
<main class="page grid justify-items-center gap-3 text-center">
<h1 class="mt-4 text-2xl">${title}</h1>
<p class="max-w-md text-quiet">${text}</p>
<p class="mt-3"><a class="btn btn-secondary" href="${to}">${label}</a></p>
</main>
</body>
</html>
`
