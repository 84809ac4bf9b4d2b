/** More than so many are not counted. */
export const MOST_NEW = 99

/** '5 new', '99+ new', null where nothing is. */
export function newActivityText(count: number): string | null {
  if (count === 0) return null
  return `${count > MOST_NEW ? `${MOST_NEW}+` : count} new`
}
