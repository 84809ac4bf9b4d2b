import { formatNumber } from '~/models/trade/number'

/** For long texts, with the length of what was typed. */
export function tooManyCharacters(most: number, length: number, what = 'text'): string {
  const [limit, typed] = [most, length].map((count) => formatNumber(count))
  return `Please use at most ${limit} characters. This ${what} has ${typed}.`
}
