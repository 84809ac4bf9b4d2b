import type { LoaderFunctionArgs } from '@remix-run/node'
import { makesOf } from '~/models/fleet/glossary/glossary'
import { MakesQuery } from '~/models/trade/addresses/params'
import { parseQuery } from '~/server/http/route.server'
import { suggestions } from '~/server/http/suggestions.server'
import { requireLister } from '~/server/session/require.server'

/** Suggests makes of a year, for the listing form. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireLister(request)
  const { year } = parseQuery(request, MakesQuery)
  return suggestions(year === null ? [] : makesOf(year))
}
