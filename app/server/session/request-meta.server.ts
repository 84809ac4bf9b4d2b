import { clientAddress } from '~/server/http/client-address.server'
import { originOf } from '~/server/http/origin.server'

const LONGEST_AGENT = 300

/** What services may know of a request: origin, client address and User-Agent. */
export function requestMeta(request: Request) {
  return {
    origin: originOf(request),
    address: clientAddress(request),
    agent: (request.headers.get('User-Agent') ?? '').slice(0, LONGEST_AGENT),
  }
}
