import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import resultsStyles from '~/components/fleet/results.css?url'
import { AddToProject } from '~/components/lists/picker/add-to-project'
import comparisonStyles from '~/components/search/compare/comparison.css?url'
import { ComparisonScreen } from '~/components/search/compare/comparison-screen'
import { ComparisonQuery } from '~/models/trade/addresses/search-params'
import { HOME_ZONE, todayIn } from '~/models/trade/days/zones'
import { titled } from '~/models/trade/product'
import { now } from '~/server/clock.server'
import { parseQuery } from '~/server/http/route.server'
import { requireAccount } from '~/server/session/require.server'
import { compareWithPlaces } from '~/services/lists/places.server'

export async function loader({ request }: LoaderFunctionArgs) {
  const account = await requireAccount(request)
  const requested = parseQuery(request, ComparisonQuery)
  return compareWithPlaces(account, requested, todayIn(HOME_ZONE, now()))
}

export default function CompareVehicles() {
  return <ComparisonScreen page={useLoaderData<typeof loader>()} Add={AddToProject} />
}

export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: resultsStyles },
  { rel: 'stylesheet', href: comparisonStyles },
]
export const meta: MetaFunction = () => [titled('Compare vehicles')]

export { RequestFailed as ErrorBoundary } from '~/components/shell/error-page'
