import { pluralize } from '~/models/trade/format/text'

/** Owners with fewer answers get no text. */
const MIN_ANSWERS = 10
/** Only the latest answers count. */
export const MAX_ANSWERS = 50
const HOURS_SHOWN = 48

/** 'Usually answers within 3 hours.', rounded up; in days from two days on; '' below ten answers. */
export function answerTimeText({ answers, medianSeconds }: { answers: number; medianSeconds: number }): string {
  if (answers < MIN_ANSWERS) return ''
  const hours = Math.max(1, Math.ceil(medianSeconds / 3600))
  const time = hours > HOURS_SHOWN ? pluralize(Math.ceil(hours / 24), 'day') : pluralize(hours, 'hour')
  return `Usually answers within ${time}.`
}
