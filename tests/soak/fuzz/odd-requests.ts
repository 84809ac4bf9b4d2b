import type { Chance } from '../chance'

export const METHODS = ['OPTIONS', 'DELETE', 'PUT', 'PATCH', 'HEAD', 'TRACE', 'PROPFIND', 'GET', 'POST']

/** Paths of no route. */
export const ELSEWHERE = [
  '/__manifest?p=%2Fprojects&p=%2Fprovider&version=x',
  '/__manifest?p=%00&p=//&version=',
  '/__manifest',
  '/assets/../../package.json',
  '/assets/%2e%2e/%2e%2e/package.json',
  '/build/server/index.js',
  '/.env',
  '/favicon.svg/x',
  '/photos/..%2f..%2fdb/640.webp',
  '//evil.example/%2e%2e',
  '/%2f%2fevil.example',
  '/%',
  '/%00',
  '/%ff',
  '/home%2fsearchResults',
  '/HOME/SEARCHRESULTS',
  '/projects/',
  '//projects',
  '/projects//list',
  '/?index&index=1&_data=routes%2F_index',
  '/_root.data?_routes=root&_routes=x',
  '/no/such.data',
  `/${'a/'.repeat(2000)}`,
  `/?${'a=1&'.repeat(1500)}`,
]

/** Headers as other sites, proxies and programs could send. */
export function oddHeaders(chance: Chance): Record<string, string> {
  return Object.fromEntries(Array.from({ length: 1 + chance.below(3) }, () => chance.pick(HEADERS)))
}

const HEADERS: readonly (readonly [string, string])[] = [
  ['Origin', 'null'],
  ['Origin', 'https://evil.example'],
  ['Origin', '\u00e9'],
  ['Sec-Fetch-Site', 'cross-site'],
  ['Sec-Fetch-Site', 'x'],
  ['Referer', '//evil.example/projects'],
  ['Referer', 'https://evil.example//evil.example'],
  ['Referer', 'http://backlot.test//evil.example'],
  ['Referer', 'http://backlot.test/\\evil.example'],
  ['Referer', 'about:blank'],
  ['Referer', '\u00ff\u00fe'],
  ['Host', 'evil.example'],
  ['Host', 'evil.example:99999'],
  ['Host', 'a b'],
  ['X-Forwarded-Host', 'evil.example'],
  ['X-Forwarded-Host', 'a b:x'],
  ['X-Forwarded-Proto', 'javascript'],
  ['X-Forwarded-For', `${'1.2.3.4, '.repeat(300)}x`],
  ['X-Forwarded-For', '\u00e9'],
  ['X-HTTP-Method-Override', 'DELETE'],
  ['X-Backlot-Origin', 'http://backlot.test'],
  ['X-Request-Id', 'x'.repeat(3000)],
  ['Range', 'bytes=0-0,5-'],
  ['Range', 'bytes=99999999999999999999-'],
  ['Range', 'bytes=-0'],
  ['If-None-Match', '"\u00e9", W/"x"'],
  ['If-Modified-Since', 'yesterday'],
  ['Accept', 'text/x-script'],
  ['Accept', 'application/json;q=2'],
  ['Accept', ''],
  ['Accept-Language', 'x'.repeat(2000)],
  ['Accept-Encoding', 'gzip;q=0, x'],
  ['User-Agent', 'Googlebot'],
  ['User-Agent', '\u00e9'.repeat(3000)],
  ['Content-Language', '"'],
  ['Purpose', 'prefetch'],
  ['Authorization', 'Basic x'],
]
