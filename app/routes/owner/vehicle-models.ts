import type { LoaderFunctionArgs } from '@remix-run/node'
import { modelsOf } from '~/models/fleet/glossary/glossary'
import { ModelsQuery } from '~/models/trade/addresses/params'
import { parseQuery } from '~/server/http/route.server'
import { suggestions } from '~/server/http/suggestions.server'
import { requireLister } from '~/server/session/require.server'

/** Suggests models of a make and year, for the listing form. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireLister(request)
  const { year, make } = parseQuery(request, ModelsQuery)
  return suggestions(year === null ? [] : modelsOf(year, make))
}
