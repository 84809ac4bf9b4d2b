import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MAX_REDIRECTS } from '~/models/trade/outgoing'
import { fetchPublic, type Network, pinnedTo } from '~/server/outgoing/fetch-public.server'
import { isPublicAddress } from '~/server/outgoing/public-address.server'

describe('isPublicAddress', () => {
  test.each([
    '8.8.8.8',
    '1.1.1.1',
    '100.63.255.255',
    '172.15.0.1',
    '172.32.0.1',
    '223.255.255.255',
    '2606:4700::1111',
    '2a00:1450::1',
  ])('accepts %s', (address) => expect(isPublicAddress(address)).toBe(true))
  test.each([
    ...['0.0.0.0', '10.0.0.1', '100.64.0.1', '100.127.255.255', '127.0.0.1', '127.255.255.254', '169.254.169.254'],
    ...['172.16.0.1', '172.31.255.255', '192.0.0.1', '192.0.2.1', '192.168.1.1', '198.18.0.1', '198.19.255.255'],
    ...['198.51.100.1', '203.0.113.7', '224.0.0.1', '239.255.255.255', '240.0.0.1', '255.255.255.255'],
    ...['::', '::1', '::7f00:1', '::ffff:127.0.0.1', '::ffff:8.8.8.8', '64:ff9b::7f00:1', '64:ff9b:1::1', '100::1'],
    ...[
      '2001::1',
      '2001:db8::1',
      '2002:7f00:1::',
      '3fff::1',
      'fc00::1',
      'fd12:3456::1',
      'fe80::1',
      'fec0::1',
      'ff02::1',
    ],
    ...['fe80::1%eth0', '2606:4700::1111%1', 'localhost', '127.1', '0x7f000001', '2130706433', '', '8.8.8.8 '],
  ])('refuses %s', (address) => expect(isPublicAddress(address)).toBe(false))
})

type Handler = (request: IncomingMessage, response: ServerResponse) => void
const PAGES: Record<string, Handler> = {
  '/car.ics': (request, response) => response.end(`for ${request.headers.host}, ${request.headers['accept-encoding']}`),
  '/gone': (_, response) => response.writeHead(404).end(),
  '/broken': (_, response) => response.writeHead(503).end(),
  '/compressed': (_, response) =>
    response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(gzipSync('x'.repeat(9_000))),
  '/large': (_, response) => response.end('x'.repeat(101)),
  // without a Content-Length and without an end
  '/endless': (_, response) => {
    const more = () => response.write('x'.repeat(64)) && !response.destroyed && setImmediate(more)
    more()
  },
  '/silent': () => undefined,
  '/stalled': (_, response) => response.writeHead(200, { 'Content-Length': 50 }).write('x'),
  '/cut': (_, response) => {
    response.writeHead(200, { 'Content-Length': 50 }).write('x', () => response.destroy())
  },
}

let server: Server
beforeAll(async () => {
  server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'https://x')
    const to = url.searchParams.get('to')
    if (to) response.writeHead(302, { Location: to }).end()
    else PAGES[url.pathname]?.(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const HOSTS: Record<string, string[]> = {
  'calendar.test': ['93.184.215.14', '2606:2800::1'],
  'inside.test': ['10.0.0.5'],
  'half.test': ['93.184.215.14', '127.0.0.1'],
}

/** A network that resolves HOSTS and connects to one local server; `requested` has the names that were resolved. */
function network(part: Partial<Network> = {}): Network & { requested: string[] } {
  const requested: string[] = []
  return {
    requested,
    deadlineMs: 5_000,
    resolve: async (host) => {
      requested.push(host)
      const found = HOSTS[host]
      if (!found) throw new Error('ENOTFOUND')
      return found
    },
    open: (url, { agent: _, lookup: __, ...options }) => {
      const address = server.address()
      const port = typeof address === 'object' ? address?.port : undefined
      return request({
        ...options,
        host: '127.0.0.1',
        port,
        path: url.pathname + url.search,
        setHost: false,
        headers: { ...options.headers, Host: url.host },
      })
    },
    ...part,
  }
}

const get = (address: string, part?: Partial<Network>) => fetchPublic(address, 100, network(part))
const problem = (name: string) => ({ ok: false, problem: name })

test('fetches uncompressed content from a public address', async () => {
  const fetched = await get('https://calendar.test/car.ics')
  expect(fetched.ok && fetched.content.toString()).toBe('for calendar.test, identity')
})

test('every lookup of a connection returns the addresses that were checked', () => {
  const answers: unknown[] = []
  const take = (...answer: unknown[]) => answers.push(answer.slice(1))
  const pinned = pinnedTo(['93.184.215.14', '2606:2800::1'])
  pinned('inside.test', {}, take)
  pinned('inside.test', { all: true }, take)
  expect(answers).toEqual([
    ['93.184.215.14', 4],
    [
      [
        { address: '93.184.215.14', family: 4 },
        { address: '2606:2800::1', family: 6 },
      ],
    ],
  ])
})

test.each([
  ['http://calendar.test/car.ics', 'not-allowed'],
  ['ftp://calendar.test/car.ics', 'not-allowed'],
  ['file:///etc/passwd', 'not-allowed'],
  ['https://calendar.test:8443/car.ics', 'not-allowed'],
  ['https://omar:secret@calendar.test/car.ics', 'not-allowed'],
  ['https://@', 'not-allowed'],
  ['nonsense', 'not-allowed'],
  ['https://nowhere.test/', 'unknown-host'],
  ['https://inside.test/', 'not-public'],
  ['https://half.test/', 'not-public'],
  ['https://127.0.0.1/', 'not-public'],
  ['https://2130706433/', 'not-public'],
  ['https://0x7f.1/', 'not-public'],
  ['https://[::1]/', 'not-public'],
  ['https://[::ffff:169.254.169.254]/', 'not-public'],
  ['https://calendar.test/gone', 'not-shown'],
  ['https://calendar.test/broken', 'unreachable'],
  ['https://calendar.test/compressed', 'compressed'],
  ['https://calendar.test/large', 'too-large'],
  ['https://calendar.test/endless', 'too-large'],
  ['https://calendar.test/cut', 'unreachable'],
])('%s is refused: %s', async (address, name) => expect(await get(address)).toEqual(problem(name)))

describe('a redirect', () => {
  const to = (address: string, from = 'https://calendar.test/') => `${from}?${new URLSearchParams({ to: address })}`

  test('is followed up to a limit, relative or not', async () => {
    expect(await get(to('/car.ics'))).toMatchObject({ ok: true })
    let address = 'https://calendar.test/car.ics'
    for (let times = 0; times < MAX_REDIRECTS; times += 1) address = to(address)
    expect(await get(address)).toMatchObject({ ok: true })
    expect(await get(to(address))).toEqual(problem('redirects'))
  })

  test.each([
    ['https://inside.test/', 'not-public'],
    ['https://169.254.169.254/latest/meta-data', 'not-public'],
    ['http://calendar.test/car.ics', 'not-allowed'],
    ['https://calendar.test:22/', 'not-allowed'],
    ['https://', 'not-allowed'],
  ])('to %s is refused: %s', async (address, name) => expect(await get(to(address))).toEqual(problem(name)))

  test('resolves each name once', async () => {
    const net = network()
    await fetchPublic(to('https://inside.test/'), 100, net)
    expect(net.requested).toEqual(['calendar.test', 'inside.test'])
  })
})

test.each(['silent', 'stalled'])('a server that is %s times out', async (page) => {
  expect(await get(`https://calendar.test/${page}`, { deadlineMs: 30 })).toEqual(problem('timed-out'))
})

test('a name that is never resolved times out', async () => {
  const resolve = () => new Promise<string[]>(() => undefined)
  expect(await get('https://calendar.test/', { resolve, deadlineMs: 10 })).toEqual(problem('timed-out'))
})
