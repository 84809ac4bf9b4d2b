import type { LoaderFunctionArgs } from '@remix-run/node'
import { makesOf } from '~/models/fleet/glossary/glossary'
import { MakesQuery } from '~/models/trade/addresses/params'
import { parseQuery } from '~/server/http/route.server'
import { suggestions } from '~/server/http/suggestions.server'
import { requireLister } from '~/server/session/require.server'

/** The makes of a year, suggested while a listing is written. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireLister(request)
  const { year } = parseQuery(request, MakesQuery)
  return suggestions(year === null ? [] : makesOf(year))
}
