import type { IncomingMessage } from 'node:http'

const OLD = '_data'

/**
 * Removes the `_data` parameter. Remix still answers data requests from before single fetch, often with a 500 and a
 * stack in the log; no page of ours makes them.
 */
export function stripDataParam(request: IncomingMessage) {
  const [path = '', ...rest] = (request.url ?? '').split('?')
  const query = new URLSearchParams(rest.join('?'))
  if (!query.has(OLD)) return
  query.delete(OLD)
  request.url = query.size > 0 ? `${path}?${query}` : path
}
