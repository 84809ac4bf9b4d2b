import { randomBytes } from 'node:crypto'
import type { Readable } from 'node:stream'
import { createReadableStreamFromReadable } from '@remix-run/node'
import contentDisposition from 'content-disposition'
import appStyles from '~/app.css?url'
import { EXPLANATION } from '~/models/trade/answers/sentences'
import type { OwnPath } from '~/models/trade/paths/own-path'
import { fileName, fileType } from '~/models/trade/words/file-name'
import { thrownGone } from '../errors.server'
import type { ByteRange } from '../files/file-store'
import { log } from '../log.server'
import { withBackpressure } from './backpressure.server'
import { documentPolicy } from './security-headers.server'

type Named = {
  /** File name to save under, with an extension; may contain anything people typed. */
  name: string
  /** Content-Disposition: inline for pictures and PDFs that are `shown`, else attachment. */
  as: 'shown' | 'saved'
  /** Cache-Control. A day: in every cache, and asked for again after it. Revalidate: in the browser only, checked each time. */
  cache: 'a-day' | 'revalidate' | 'no-store'
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

type PlainPage = {
  /** Where the link on the page leads. */
  to: OwnPath
  label: string
  /** Where it leads from a 410 instead, unless what was thrown knows better. */
  gone?: { to: OwnPath; label: string }
  /** What differs from the usual, by status. Not escaped: only fixed texts of ours. */
  explanation?: typeof EXPLANATION
  /** Title for a 500. */
  failed?: string
}

/**
 * Error page for an address that answers with a file: a refusal becomes a small HTML page with the same status. Errors
 * are logged and answered with 500; redirects and statuses without an explanation pass through.
 */
export async function withHtmlErrors(page: PlainPage, answer: () => Promise<Response>): Promise<Response> {
  try {
    return await answer()
  } catch (thrown) {
    const status = statusOf(thrown)
    const said = refusalText(page, status)
    if (!said) throw thrown
    if (thrown instanceof Error) log.error(thrown, 'a download failed')
    const way = { ...page, ...(status === 410 && page.gone), ...thrownGone(thrown) }
    return new Response(htmlOf(way, said), {
      status,
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': documentPolicy(randomBytes(16).toString('base64')),
      },
    })
  }
}

function refusalText({ explanation, failed }: PlainPage, status: number) {
  if (status === 500 && failed) return { title: failed, words: 'The problem is on our end.' }
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
  { title, words }: NonNullable<ReturnType<typeof refusalText>>,
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
<p class="max-w-md text-quiet">${words}</p>
<p class="mt-3"><a class="btn btn-secondary" href="${to}">${label}</a></p>
</main>
</body>
</html>
`
