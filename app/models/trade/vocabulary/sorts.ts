import type { Option } from './option'

/** The orders of a search; what each goes by is said in services/search/sort-orders. */
export const SORTS = [
  { value: 'relevance', label: 'Relevance' },
  { value: 'price-low', label: 'Price - Low to High' },
  { value: 'price-high', label: 'Price - High to Low' },
] as const satisfies readonly Option<string>[]

export type Sort = (typeof SORTS)[number]['value']
