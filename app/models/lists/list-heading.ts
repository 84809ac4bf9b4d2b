import { MAX_LINE_LENGTH, MAX_LIST_NAME_LENGTH, MAX_LIST_PART_LENGTH } from '~/models/trade/constants'

export const LIST_FIELDS = ['name', 'season', 'episode', 'act', 'scene', 'shotDescription', 'location'] as const

/** A list's name and its place in the script; '' if left empty. */
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

/** 'Season 2 / Episode 4 / Shot: Diner lot, night': the filled-in fields, in this order; '' if none. */
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

/** Adds the label, unless it was typed too, like 'Act 2' for the act. */
function labelled(label: string, text: string): string {
  const hasLabel = text.toLowerCase().startsWith(label.toLowerCase().slice(0, -1).replace(':', ''))
  return text === '' || hasLabel ? text : label + text
}

/** Value of `writtenAfter` while a project has no list. */
export const NO_LIST_YET = 'none'

const MAX_LENGTH_ON_SMALL_SCREENS = 29

/** A list's name for small screens: from 30 characters on, the first 29 and '...'. */
export function shortListName(name: string): string {
  const characters = [...name]
  if (characters.length <= MAX_LENGTH_ON_SMALL_SCREENS) return name
  return `${characters.slice(0, MAX_LENGTH_ON_SMALL_SCREENS).join('')}...`
}
