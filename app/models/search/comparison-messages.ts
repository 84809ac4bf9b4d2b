import { MAX_COMPARED } from '~/models/trade/constants'
import { numberWord, pluralize } from '~/models/trade/format/text'

export const COMPARISON_MESSAGES = {
  none: 'Choose two to four vehicles to compare.',
  one: 'Choose at least one more vehicle to compare.',
  howTo: 'Check “Compare” on vehicles in search, in your favorites or in a list, then press Compare.',
  repeated: 'A vehicle that was chosen twice is shown once.',
  withoutExternals: 'External vehicles cannot be compared and were left out.',
  badDays: 'Choose a first and a last day from today on.',
  unreadablePlace: 'Enter a five-digit ZIP code, or a town and state like Newnan, GA.',
  unknownPlace: 'There is no such ZIP code or town.',
} as const

type Missing = {
  /** Names of vehicles whose listing ended; others are counted. */
  gone: readonly string[]
  unknown: number
  tooMany: number
  isRepeated: boolean
}

/** Sentences about the chosen vehicles that are missing. */
export function comparisonNotes({ gone, unknown, tooMany, isRepeated }: Missing): string[] {
  return [
    ...gone.map((title) => `The ${title} is no longer available.`),
    unknown > 0 && `${pluralize(unknown, 'vehicle is', 'vehicles are')} no longer available.`,
    tooMany > 0 &&
      `At most ${numberWord(MAX_COMPARED)} vehicles fit beside each other. ${pluralize(tooMany, 'more was', 'more were')} left out.`,
    isRepeated && COMPARISON_MESSAGES.repeated,
  ].filter((sentence) => sentence !== false)
}
