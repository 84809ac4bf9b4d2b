import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { SearchScreen } from '~/components/vehicles/search-screen'
import { PRODUCT } from '~/models/product'
import { requireRenter } from '~/services/auth/renter.server'
import { rememberSearch } from '~/services/vehicles/last-search.server'
import { loadSearch } from '~/services/vehicles/load-search.server'

export async function loader({ request }: LoaderFunctionArgs) {
  const renter = await requireRenter(request, 'search')
  const page = await loadSearch(request)
  return data({ page }, { headers: await rememberSearch(request, renter, page.query) })
}

export default function SearchResults() {
  const { page } = useLoaderData<typeof loader>()
  return <SearchScreen page={page} />
}

export const meta: MetaFunction = () => [{ title: `Search - ${PRODUCT}` }]
