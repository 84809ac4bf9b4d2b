import { lookup as resolveHost } from 'node:dns/promises'
import type { ClientRequest, IncomingMessage } from 'node:http'
import { Agent, request as httpsRequest, type RequestOptions } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import type { OutgoingProblem } from '~/models/trade/outgoing'
import { MAX_REDIRECTS, OUTGOING_DEADLINE_SECONDS } from '~/models/trade/outgoing'
import { isPublicAddress } from './public-address.server'

export type Fetched = { ok: true; content: Buffer } | { ok: false; problem: OutgoingProblem }

/** Replaced in tests: DNS, connections and deadline. */
export type Network = {
  resolve: (host: string) => Promise<string[]>
  open: (url: URL, options: RequestOptions) => ClientRequest
  deadlineMs: number
}

const INTERNET: Network = {
  resolve: async (host) => (await resolveHost(host, { all: true })).map(({ address }) => address),
  open: (url, options) => httpsRequest(url, options),
  deadlineMs: OUTGOING_DEADLINE_SECONDS * 1_000,
}

class Refused extends Error {
  constructor(readonly problem: OutgoingProblem) {
    super(problem)
  }
}

let substitute: ((address: string) => Promise<Fetched>) | undefined

/** For tests: replaces all responses; without an argument restores the internet. */
export function setInternet(fake?: (address: string) => Promise<Fetched>) {
  substitute = fake
}

/**
 * Fetches an untrusted public address with SSRF protection: https on the default port only, every address of the host
 * must be public, and the connection goes to the checked address. Redirects are checked the same way. Nothing is
 * logged, because the address may be a secret.
 */
export async function fetchPublic(address: string, maxBytes: number, network: Network = INTERNET): Promise<Fetched> {
  if (substitute) return substitute(address)
  const deadline = AbortSignal.timeout(network.deadlineMs)
  try {
    return { ok: true, content: await follow(address, maxBytes, network, deadline) }
  } catch (error) {
    if (error instanceof Refused) return { ok: false, problem: error.problem }
    return { ok: false, problem: deadline.aborted ? 'timed-out' : 'unreachable' }
  }
}

async function follow(first: string, maxBytes: number, network: Network, deadline: AbortSignal): Promise<Buffer> {
  let address = first
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const url = allowedUrl(address)
    const response = await get(url, await publicAddresses(url, network, deadline), network, deadline)
    const status = response.statusCode ?? 0
    const { location } = response.headers
    if (REDIRECTS.includes(status) && location) {
      response.destroy()
      address = URL.canParse(location, url) ? new URL(location, url).href : ''
      continue
    }
    if (status !== 200) {
      response.destroy()
      throw new Refused(status >= 500 ? 'unreachable' : 'not-shown')
    }
    return read(response, maxBytes)
  }
  throw new Refused('redirects')
}

const REDIRECTS = [301, 302, 303, 307, 308]

function allowedUrl(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : null
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '') {
    throw new Refused('not-allowed')
  }
  return url
}

/** Resolves a host. All of its addresses must be public, because any of them could be used. */
async function publicAddresses({ hostname }: URL, network: Network, deadline: AbortSignal): Promise<string[]> {
  const host = hostname.replace(/^\[|\]$/g, '')
  const addresses = isIP(host)
    ? [host]
    : await Promise.race([network.resolve(host).catch(() => []), rejectOn(deadline)])
  if (addresses.length === 0) throw new Refused('unknown-host')
  if (!addresses.every(isPublicAddress)) throw new Refused('not-public')
  return addresses
}

function rejectOn(deadline: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (deadline.aborted) reject(deadline.reason)
    deadline.addEventListener('abort', () => reject(deadline.reason), { once: true })
  })
}

function get(url: URL, addresses: string[], network: Network, signal: AbortSignal): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const request = network.open(url, {
      method: 'GET',
      signal,
      // a new connection, so that none to another address is reused
      agent: new Agent({ keepAlive: false }),
      lookup: pinnedTo(addresses),
      headers: {
        Accept: 'text/calendar, text/plain;q=0.5, */*;q=0.1',
        'Accept-Encoding': 'identity',
        'User-Agent': 'Backlot',
      },
    })
    request.once('response', resolve)
    request.once('error', reject)
    request.end()
  })
}

/** DNS lookup that returns the checked addresses, so that the name is not resolved again. */
export function pinnedTo(addresses: readonly string[]): LookupFunction {
  const all = addresses.map((address) => ({ address, family: isIP(address) }))
  return (_host, options, callback) => {
    const [first] = all
    if (options.all || !first) callback(null, all)
    else callback(null, first.address, first.family)
  }
}

/** Reads the content without decompressing it, so that there are no decompression bombs. */
async function read(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const encoding = response.headers['content-encoding'] ?? 'identity'
  if (encoding !== 'identity') {
    response.destroy()
    throw new Refused('compressed')
  }
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of response) {
    bytes += chunk.length
    if (bytes > maxBytes) {
      response.destroy()
      throw new Refused('too-large')
    }
    chunks.push(chunk)
  }
  if (!response.complete) throw new Refused('unreachable')
  return Buffer.concat(chunks)
}
