import type { IncomingMessage } from 'node:http'
import { UNREADABLE } from '../unreadable'

const HOST = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i
/** Express would lead on to an address that begins with '/\\', which browsers take for another site. */
const ADDRESS = /^\/[^\\?]*(\?|$)/
/** Deeper than any route. For a page that nothing answers to, Remix looks through all routes once for each level. */
const MOST_LEVELS = 30

/**
 * Remix builds a URL out of host, forwarded port and path, and a Request out of the method, before any route is asked:
 * where that cannot be done it would fail with a 500, and Express prints what it cannot decode. Nobody honest sends such
 * a thing; it is led to the page that says 400.
 */
export function rejectMalformed(request: IncomingMessage) {
  delete request.headers['x-forwarded-host']
  if (isHost(request.headers.host ?? '') && isAddress(request.url ?? '') && request.method !== 'TRACE') return
  request.headers.host = 'localhost'
  request.url = UNREADABLE
  if (request.method !== 'HEAD') request.method = 'GET'
}

const isHost = (host: string) => HOST.test(host) && URL.canParse(`http://${host}`)

function isAddress(url: string): boolean {
  const path = url.split('?', 1)[0] ?? ''
  return ADDRESS.test(url) && path.split('/').length <= MOST_LEVELS && isDecodable(path)
}

/** The router makes a URL of the path it has decoded, too: '/%5c' is none then. */
function isDecodable(path: string): boolean {
  try {
    return URL.canParse(decodeURIComponent(path), 'http://localhost')
  } catch {
    return false
  }
}
