import type { Sort } from '~/models/trade/addresses/search-query'
import type { Option } from '~/models/trade/option'

export const SORTS = [
  { value: 'relevance', label: 'Relevance' },
  { value: 'price-low', label: 'Price - Low to High' },
  { value: 'price-high', label: 'Price - High to Low' },
] as const satisfies readonly Option<Sort>[]
