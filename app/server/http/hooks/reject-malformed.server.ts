import type { IncomingMessage } from 'node:http'

const HOST = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i
/** Express would redirect an address starting with '/\\', which browsers treat as another site. */
const ADDRESS = /^\/[^\\?]*(\?|$)/
/** More than any route has. For an unknown address, Remix searches all routes once per level. */
const MAX_LEVELS = 30

/**
 * Rewrites requests with a malformed host, path or method to the page that responds with 400. Remix builds a URL and a
 * Request before any route runs, and would respond with 500; Express prints paths it cannot decode.
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
  const [path = '', ...query] = url.split('?')
  if (!ADDRESS.test(url) || path.split('/').length > MAX_LEVELS) return false
  // legacy data requests, which our pages never make: Remix would often respond with 500
  if (new URLSearchParams(query.join('?')).has('_data')) return false
  try {
    // the router also builds a URL from the decoded path, and '/%5c' is not valid then
    return URL.canParse(decodeURIComponent(path), 'http://localhost')
  } catch {
    return false
  }
}

/** Address of the page that responds with 400 to a malformed request. */
export const UNREADABLE = '/unreadable'
