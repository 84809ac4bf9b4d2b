import { and, type SQL, sql } from 'drizzle-orm'
import { MIN_VEHICLE_SEARCH_LENGTH } from '~/models/trade/constants'
import { vehicles } from '~/server/db/schema'

const MOST_WORDS = 8

/** What a project is searched for; none while fewer than three characters were typed, and everything is shown. */
export function searchedWords(text: string): string[] {
  if ([...text].length < MIN_VEHICLE_SEARCH_LENGTH) return []
  return text.split(/\s+/).slice(0, MOST_WORDS)
}

/** Every word stands somewhere in a vehicle's year, make, model, body or color. */
export function matchesWords(words: string[]): SQL | undefined {
  const facts = sql`unaccent(concat_ws(' ', ${vehicles.year}, ${vehicles.make}, ${vehicles.model},
    ${vehicles.bodyType}, ${vehicles.color}))`
  return and(...words.map((word) => sql`${facts} ilike unaccent(${`%${literally(word)}%`})`))
}

/** People who type % or _ mean just that. */
function literally(word: string): string {
  return word.replace(/[\\%_]/g, '\\$&')
}
