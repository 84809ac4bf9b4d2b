import type { IncomingMessage } from 'node:http'

const OLD = '_data'

/**
 * Remix still answers the data requests of its versions before single fetch, with a 500 and a stack in the log for much
 * of what a loader or an action may answer. No page of ours makes them: asked that way, an address is what it is without.
 */
export function stripDataParam(request: IncomingMessage) {
  const [path = '', ...rest] = (request.url ?? '').split('?')
  const query = new URLSearchParams(rest.join('?'))
  if (!query.has(OLD)) return
  query.delete(OLD)
  request.url = query.size > 0 ? `${path}?${query}` : path
}
