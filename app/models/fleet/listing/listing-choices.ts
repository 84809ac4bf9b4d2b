import { CITIES } from '../../trade/vocabulary/vehicles'

export const YES_NO = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const

/** For a vehicle outside the cities of the search. */
export const NO_MARKET = 'none'

export const MARKETS = [...CITIES, { value: NO_MARKET, label: 'None: found without a city' }] as const

/** Comma-separated tags, without duplicates. */
export function tagsOf(text: string): string[] {
  const tags = text.split(',').map((tag) => tag.trim().replace(/\s+/g, ' '))
  return tags.filter((tag, index) => tag && tags.findIndex((one) => one.toLowerCase() === tag.toLowerCase()) === index)
}

/** Four digits; makes and models are only known for those. */
export const isYear = (text: string): boolean => /^\d{4}$/.test(text)
