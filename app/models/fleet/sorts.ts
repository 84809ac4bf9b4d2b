import type { Option } from '~/models/trade/option'
import type { Sort } from '~/models/trade/search-query'

export const SORTS = [
  { value: 'relevance', label: 'Relevance' },
  { value: 'price-low', label: 'Price - Low to High' },
  { value: 'price-high', label: 'Price - High to Low' },
] as const satisfies readonly Option<Sort>[]
