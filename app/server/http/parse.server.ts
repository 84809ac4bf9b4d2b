import type { Params } from '@remix-run/react'
import type { z } from 'zod'
import { ownPath } from '~/models/trade/paths/own-path'
import { notFound } from '~/server/errors.server'

/** Validates route params; 404 for a malformed id. */
export function parseParams<Schema extends z.ZodType>(params: Params, schema: Schema): z.output<Schema> {
  const parsed = schema.safeParse(params)
  if (!parsed.success) throw notFound()
  return parsed.data
}

/** Validates the query string, with lists where a name repeats; 404 when it does not match the schema. */
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

/** The return-to parameter of the log-in; null unless it stays on this site (open redirect). */
export function returnPathOf(request: Request): string | null {
  return ownPath(new URL(request.url).searchParams.get('return-to'))
}
