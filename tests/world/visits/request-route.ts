import { generatePath } from '@remix-run/react'
import { routeAt } from '#tests/architecture/route-files'
import { get, post } from '#tests/world/builders'
import { at, responseStatus } from './responses'
import type { RouteRequest } from './route-requests'

export type Handler = 'loader' | 'action'

type HandlerFunction = (args: ReturnType<typeof at>) => unknown
const modules = import.meta.glob<Partial<Record<Handler, HandlerFunction>>>('../../../app/routes/**/*.{ts,tsx}')

export async function routeModule(address: string) {
  const { file } = routeAt(address)
  const load = modules[`../../../app/${file}`]
  if (!load) throw new Error(`There is no module ${file}.`)
  return load()
}

/** Calls the loader or action of a route with this Cookie header. */
export async function answerOf(
  address: string,
  handler: Handler,
  { params = {}, query, fields }: RouteRequest,
  as: string,
  headers: Record<string, string> = {},
) {
  const { pattern } = routeAt(address)
  const path = `${generatePath(pattern, encoded(params))}?${new URLSearchParams(query)}`
  const request = handler === 'loader' ? await get(path, as) : await post(path, fields, as)
  for (const [name, value] of Object.entries(headers)) request.headers.set(name, value)
  const module = await routeModule(address)
  return module[handler]?.(at(request, ofPattern(pattern, params)))
}

/** Makes the same call; returns 'open', 'login' or the kind of refusal. */
export async function requestRoute(...requested: Parameters<typeof answerOf>) {
  const response = answerOf(...requested)
  const location = await response.then(locationOf, locationOf)
  if (location?.startsWith('/?return-to=')) return 'login'
  return CLOSED[await responseStatus(response)] ?? 'open'
}

/** Encoded as browsers do: '../..' would lead to another address. */
function encoded(params: NonNullable<RouteRequest['params']>) {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, name === '*' ? value : encodeURIComponent(value)]),
  )
}

/** Keeps only the parameters in the pattern, as the router does. */
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
