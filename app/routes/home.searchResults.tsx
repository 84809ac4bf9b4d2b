import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { SearchScreen } from '~/components/fleet/search/search-screen'
import { titled } from '~/models/trade/product'
import { requireRenter } from '~/server/session/renter.server'
import { rememberSearch } from '~/services/fleet/last-search.server'
import { loadSearch } from '~/services/fleet/search/load-search.server'

export async function loader({ request }: LoaderFunctionArgs) {
  const renter = await requireRenter(request, 'search')
  const page = await loadSearch(request)
  return data({ page }, { headers: await rememberSearch(request, renter, page.query) })
}

export default function SearchResults() {
  const { page } = useLoaderData<typeof loader>()
  return <SearchScreen page={page} />
}

export const meta: MetaFunction = () => [titled('Search')]
