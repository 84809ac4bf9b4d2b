import { generatePath } from '@remix-run/react'
import { routeAt } from '#tests/architecture/route-files'
import { get, post } from '#tests/world/people'
import { at, responseStatus } from './answers'
import type { Visit } from './doors'

export type Door = 'loader' | 'action'

type Handler = (args: ReturnType<typeof at>) => unknown
const modules = import.meta.glob<Partial<Record<Door, Handler>>>('../../../app/routes/**/*.{ts,tsx}')

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
  door: Door,
  { params = {}, query, fields }: Visit,
  as: string,
  headers: Record<string, string> = {},
) {
  const { pattern } = routeAt(address)
  const path = `${generatePath(pattern, params)}?${new URLSearchParams(query)}`
  const request = door === 'loader' ? await get(path, as) : await post(path, fields, as)
  for (const [name, value] of Object.entries(headers)) request.headers.set(name, value)
  const module = await routeModule(address)
  return module[door]?.(at(request, ofPattern(pattern, params)))
}

/** Calls the same and answers with how it was: open, or how it was closed. */
export async function knock(...asked: Parameters<typeof answerOf>) {
  const answer = answerOf(...asked)
  const location = await answer.then(locationOf, locationOf)
  if (location?.startsWith('/?return-to=')) return 'login'
  return CLOSED[await responseStatus(answer)] ?? 'open'
}

/** The router hands on what the address names, and nothing else. */
function ofPattern(pattern: string, params: NonNullable<Visit['params']>) {
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
