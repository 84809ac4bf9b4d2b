import { MAX_LINE_LENGTH, MAX_LIST_NAME_LENGTH, MAX_LIST_PART_LENGTH } from '~/models/trade/constants'

export const LIST_FIELDS = ['name', 'season', 'episode', 'act', 'scene', 'shotDescription', 'location'] as const

/** What a list is called and where it belongs; '' for what was left out. */
export type ListFields = Record<(typeof LIST_FIELDS)[number], string>

export const LIST_FIELD_LENGTHS: Record<keyof ListFields, number> = {
  name: MAX_LIST_NAME_LENGTH,
  season: MAX_LIST_PART_LENGTH,
  episode: MAX_LIST_PART_LENGTH,
  act: MAX_LIST_PART_LENGTH,
  scene: MAX_LIST_PART_LENGTH,
  shotDescription: MAX_LINE_LENGTH,
  location: MAX_LINE_LENGTH,
}

/** 'Season 2 / Episode 4 / Shot: Diner lot, night': what was filled in, in this order. Empty when nothing was. */
export function listHeading(list: Omit<ListFields, 'name' | 'location'>): string {
  const { season, episode, act, scene, shotDescription } = list
  const parts = [
    labelled('Season ', season),
    labelled('Episode ', episode),
    labelled('Act ', act),
    labelled('Scene ', scene),
    labelled('Shot: ', shotDescription),
  ]
  return parts.filter((part) => part !== '').join(' / ')
}

/** Some write 'Act 2' into the field for the act. */
function labelled(label: string, text: string): string {
  const hasLabel = text.toLowerCase().startsWith(label.toLowerCase().slice(0, -1).replace(':', ''))
  return text === '' || hasLabel ? text : label + text
}

/** What the form of a project's first list says instead of the newest one. */
export const NO_LIST_YET = 'none'

const LONGEST_ON_SMALL_SCREENS = 29

/** A list's name for small screens: from 30 characters on, the first 29 and '...'. */
export function shortListName(name: string): string {
  const characters = [...name]
  if (characters.length <= LONGEST_ON_SMALL_SCREENS) return name
  return `${characters.slice(0, LONGEST_ON_SMALL_SCREENS).join('')}...`
}
