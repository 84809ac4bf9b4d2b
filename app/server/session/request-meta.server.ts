import { isIP } from 'node:net'
import { env } from '~/server/env.server'
import { originOf, userAgentOf } from '~/server/http/origin.server'
import { requestContext } from '../request-context.server'

const LONGEST_AGENT = 300

/** What services may know of a request: origin, client address and User-Agent. */
export function requestMeta(request: Request) {
  return {
    origin: originOf(request),
    address: clientAddress(request),
    agent: userAgentOf(request).slice(0, LONGEST_AGENT),
  }
}

/**
 * Client IP address, for rate limits. Behind proxies, X-Forwarded-For counts from the right by PROXIES; anything
 * further left may be forged. IPv6 is cut to its /64 network, because the rest is the customer's to choose.
 */
export function clientAddress(request: Request): string {
  const { PROXIES } = env()
  const forwarded = (request.headers.get('X-Forwarded-For') ?? '').split(',').map((part) => part.trim())
  const claimed = PROXIES > 0 ? forwarded.at(-PROXIES) : undefined
  if (claimed && isIP(claimed)) return networkOf(claimed)
  return networkOf(requestContext()?.response.req.socket.remoteAddress ?? 'unknown')
}

function networkOf(address: string): string {
  const fourOfSix = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (fourOfSix) return fourOfSix
  if (isIP(address) !== 6) return address
  const [front = [], back] = address.split('::', 2).map((groups) => groups.split(':').filter(Boolean))
  const zeros = back ? Array(8 - front.length - back.length).fill('0') : []
  const half = [...front, ...zeros, ...(back ?? [])].slice(0, 4)
  return `${half.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}
