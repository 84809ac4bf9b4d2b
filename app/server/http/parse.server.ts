import type { Params } from '@remix-run/react'
import type { z } from 'zod'
import { ownPath } from '~/models/trade/paths/own-path'
import { notFound } from '~/server/errors.server'

/** The parts of the path, or 404: a malformed id names nothing. */
export function parseParams<Schema extends z.ZodType>(params: Params, schema: Schema): z.output<Schema> {
  const parsed = schema.safeParse(params)
  if (!parsed.success) throw notFound()
  return parsed.data
}

/** The query string as an object of strings, lists where a name repeats; 404 when it does not fit the schema. */
export function parseQuery<Schema extends z.ZodType>(request: Pick<Request, 'url'>, schema: Schema): z.output<Schema> {
  const parsed = schema.safeParse(queryOf(new URL(request.url).searchParams))
  if (!parsed.success) throw notFound()
  return parsed.data
}

function queryOf(search: URLSearchParams): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = {}
  for (const name of new Set(search.keys())) {
    const values = search.getAll(name)
    query[name] = values.length > 1 ? values : (values[0] ?? '')
  }
  return query
}

/** Where the log-in goes on to, as its address says; null unless it stays on this site. */
export function returnPathOf(request: Request): string | null {
  return ownPath(new URL(request.url).searchParams.get('return-to'))
}
