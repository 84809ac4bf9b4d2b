import { MAX_NEW_COUNTED } from '~/models/trade/constants'

/** '5 new', '99+ new', null where nothing is. */
export function newActivityText(count: number): string | null {
  if (count === 0) return null
  return `${count > MAX_NEW_COUNTED ? `${MAX_NEW_COUNTED}+` : count} new`
}
