import { useLoaderData } from '@remix-run/react'
import { AddToProject } from '~/components/lists/picker/add-to-project'
import { SearchScreen } from '~/components/search/search-screen'
import type { SearchPage } from '~/models/search/search-page'
import { EVERYTHING } from '~/models/trade/addresses/search-query'
import { SEARCH_PAGE_SIZE } from '~/models/trade/constants'

export function loader() {
  return { page: PAGE }
}

export default function SearchResults() {
  return <SearchScreen page={useLoaderData<typeof loader>().page} Add={AddToProject} />
}

const PAGE: SearchPage = {
  query: { ...EVERYTHING, text: 'ford', city: 'Atlanta, GA' },
  today: '2026-11-20',
  lastDay: '2028-11-20',
  cards: Array.from({ length: SEARCH_PAGE_SIZE }, (_, index) => ({
    id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    title: '1957 Chevrolet Bel Air',
    town: 'Decatur, GA',
    price: '$450',
    distance: null,
    forDays: null,
    photoIds: [],
    favorite: { isSet: false },
    isGone: false,
    place: null,
  })),
  moreTo: '/home/searchResults?q=ford&city=Atlanta%2C+GA&after=1957.00000000-0000-4000-8000-000000000011',
  total: 64,
  corrections: [],
  choices: {
    makes: {
      first: ['Cadillac', 'Chevrolet', 'Dodge', 'Ford', 'Toyota'],
      others: Array.from({ length: 59 }, (_, index) => `Make ${index}`),
    },
    kinds: [],
    decades: [],
  },
  near: null,
  refusedPlace: null,
  pages: 1,
  map: null,
  last: null,
  mayAdd: true,
  maySearch: true,
  isSaved: null,
}
