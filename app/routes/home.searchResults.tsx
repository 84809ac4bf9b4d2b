import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { SearchScreen } from '~/components/vehicles/search-screen'
import { PRODUCT } from '~/models/product'
import { requireRenter } from '~/services/auth/renter.server'
import { loadSearch } from '~/services/vehicles/load-search.server'

export async function loader({ request }: LoaderFunctionArgs) {
  await requireRenter(request, 'search')
  return { page: await loadSearch(request) }
}

export default function SearchResults() {
  const { page } = useLoaderData<typeof loader>()
  return <SearchScreen page={page} />
}

export const meta: MetaFunction = () => [{ title: `Search - ${PRODUCT}` }]
