const LONGEST_ON_SMALL_SCREENS = 29

/** A list's name for small screens: from 30 characters on, the first 29 and '...'. */
export function shortListName(name: string): string {
  const characters = [...name]
  if (characters.length <= LONGEST_ON_SMALL_SCREENS) return name
  return `${characters.slice(0, LONGEST_ON_SMALL_SCREENS).join('')}...`
}
