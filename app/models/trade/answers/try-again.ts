import { pluralize } from '~/models/trade/words/pluralize'

const MINUTE_MS = 60_000

/** What somebody reads who has tried too often, with the time to wait in whole minutes or hours, rounded up. */
export function retryAfterText(milliseconds: number): string {
  const minutes = Math.max(1, Math.ceil(milliseconds / MINUTE_MS))
  const hours = Math.ceil(minutes / 60)
  const wait = minutes < 60 ? pluralize(minutes, 'minute') : pluralize(hours, 'hour')
  return `Too many attempts. Please try again in ${wait}.`
}
