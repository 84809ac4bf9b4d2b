import { generatePath } from '@remix-run/react'
import { routeAt } from '#tests/architecture/route-files'
import { get, post } from '#tests/world/builders'
import { at, responseStatus } from './answers'
import type { RouteRequest } from './route-requests'

export type Handler = 'loader' | 'action'

type HandlerFunction = (args: ReturnType<typeof at>) => unknown
const modules = import.meta.glob<Partial<Record<Handler, HandlerFunction>>>('../../../app/routes/**/*.{ts,tsx}')

/** The module of the route at an address. */
export async function routeModule(address: string) {
  const { file } = routeAt(address)
  const load = modules[`../../../app/${file}`]
  if (!load) throw new Error(`There is no module ${file}.`)
  return load()
}

/** What the loader or the action of a route answers to whoever this Cookie header is of. */
export async function answerOf(
  address: string,
  handler: Handler,
  { params = {}, query, fields }: RouteRequest,
  as: string,
  headers: Record<string, string> = {},
) {
  const { pattern } = routeAt(address)
  const path = `${generatePath(pattern, params)}?${new URLSearchParams(query)}`
  const request = handler === 'loader' ? await get(path, as) : await post(path, fields, as)
  for (const [name, value] of Object.entries(headers)) request.headers.set(name, value)
  const module = await routeModule(address)
  return module[handler]?.(at(request, ofPattern(pattern, params)))
}

/** Calls the same and answers with how it was: open, or how it was closed. */
export async function requestRoute(...asked: Parameters<typeof answerOf>) {
  const answer = answerOf(...asked)
  const location = await answer.then(locationOf, locationOf)
  if (location?.startsWith('/?return-to=')) return 'login'
  return CLOSED[await responseStatus(answer)] ?? 'open'
}

/** The router hands on what the address names, and nothing else. */
function ofPattern(pattern: string, params: NonNullable<RouteRequest['params']>) {
  const isNamed = ([name]: [string, unknown]) => name === '*' || pattern.split('/').includes(`:${name}`)
  return Object.fromEntries(Object.entries(params).filter(isNamed))
}

const CLOSED: Record<number, string> = {
  403: 'forbidden',
  404: 'not found',
  405: 'not allowed',
  410: 'gone',
  500: 'broken',
}

const locationOf = (end: unknown) => (end instanceof Response ? end.headers.get('Location') : null)
