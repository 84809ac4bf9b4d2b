import { CITIES } from '../../trade/vocabulary/vehicles'

export const YES_NO = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const

/** Of a vehicle that stands in no town of the search. */
export const NO_MARKET = 'none'

export const MARKETS = [...CITIES, { value: NO_MARKET, label: 'None: found without a city' }] as const

/** The tags of a line in which commas part them, each once. */
export function tagsOf(text: string): string[] {
  const tags = text.split(',').map((tag) => tag.trim().replace(/\s+/g, ' '))
  return tags.filter((tag, at) => tag && tags.findIndex((one) => one.toLowerCase() === tag.toLowerCase()) === at)
}

/** Four digits. Of anything else nobody knows makes and models. */
export const isYear = (text: string): boolean => /^\d{4}$/.test(text)
