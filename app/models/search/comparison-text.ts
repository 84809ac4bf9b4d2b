import { MAX_COMPARED } from '~/models/trade/constants'
import { numberWord } from '~/models/trade/format/text'

/** The chosen vehicles, and those that are missing. */
export function comparedText(chosen: number): string {
  if (chosen === 0) return ''
  if (chosen === 1) return '1 vehicle chosen. Choose at least one more.'
  if (chosen <= MAX_COMPARED) return `${chosen} vehicles chosen.`
  return `${chosen} vehicles chosen. At most ${numberWord(MAX_COMPARED)} fit beside each other.`
}
