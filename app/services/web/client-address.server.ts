import { isIP } from 'node:net'
import { env } from '../env.server'
import { requestContext } from './request-context.server'

/**
 * The network address a request comes from. Behind proxies the connection is theirs, and what they append to
 * X-Forwarded-For counts from the right; anything further left may have been written by anybody.
 */
export function clientAddress(request: Request): string {
  const { PROXIES } = env()
  const forwarded = (request.headers.get('X-Forwarded-For') ?? '').split(',').map((part) => part.trim())
  const told = PROXIES > 0 ? forwarded.at(-PROXIES) : undefined
  if (told && isIP(told)) return told
  return requestContext(request)?.response.req.socket.remoteAddress ?? 'unknown'
}
