import { MAX_BOOKING_DAYS } from '../constants'
import { type Booking, countDays, type Day, isDay, yearOf } from './day'
import { addDays, lastBookableDay } from './days'

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const NAME =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?'
const NUMBER = '(\\d{1,2})(?:st|nd|rd|th)?(?![\\d/])'
/** A day: its month as a word or a number, its number, and perhaps its year; or 'today'. */
const DAY = `(?:(${NAME})\\.?\\s*${NUMBER}(?:,?\\s*(20\\d\\d))?|(\\d{1,2})/(\\d{1,2})(?:/(20\\d\\d|\\d\\d))?(?![\\d/])|(today|tomorrow))`
const BETWEEN = '\\s*(?:-|–|—|\\bto\\b|\\buntil\\b|\\bthrough\\b|\\bthru\\b)\\s*'
const DAYS = new RegExp(`(?<![\\w/-])${DAY}(?:${BETWEEN}(?:${DAY}|${NUMBER}))?(?![\\w/])`, 'i')

/** A day as typed; without a year it is the next one. */
type Typed = { month: number; number: number; year: number | null } | { offset: number }

/**
 * The first days in a text, 'dec 7-11', '12/7-12/11', 'dec 28 - jan 3' or 'tomorrow', and the text without them. Days
 * without a year are the next ones from today on. Null if there are none, or none that can be booked.
 */
export function takeDays(text: string, today: Day): { booking: Booking | null; rest: string } {
  const found = DAYS.exec(text)
  const booking = found && bookingOf(found, today)
  if (!found || !booking) return { booking: null, rest: text.trim() }
  const [before, after] = [text.slice(0, found.index), text.slice(found.index + found[0].length)]
  return { booking, rest: `${before} ${after}`.replace(/\s+/g, ' ').trim() }
}

function bookingOf(found: RegExpExecArray, today: Day): Booking | null {
  const parts = found.slice(1)
  const first = typedDay(parts.slice(0, 7))
  const from = first && dayFrom(first, today)
  if (!first || !from) return null
  const last = typedDay(parts.slice(7, 14)) ?? sameMonth(first, parts[14])
  const to = last ? dayFrom(last, from) : from
  if (!to || to < from || from < today || to > lastBookableDay(today)) return null
  return countDays({ from, to }) <= MAX_BOOKING_DAYS ? { from, to } : null
}

function typedDay([name, number, year, month, day, short, word]: (string | undefined)[]): Typed | null {
  if (word) return { offset: word.toLowerCase() === 'today' ? 0 : 1 }
  if (name) return { month: monthOf(name), number: Number(number), year: year ? Number(year) : null }
  if (!month) return null
  return { month: Number(month), number: Number(day), year: short ? Number(short.padStart(4, '20')) : null }
}

const monthOf = (name: string) => MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1

/** The end of 'dec 7-11', in the next month if its number is smaller. */
function sameMonth(first: Typed, number: string | undefined): Typed | null {
  if (number === undefined || 'offset' in first) return null
  const isLater = Number(number) >= first.number
  const month = isLater ? first.month : (first.month % 12) + 1
  return { month, number: Number(number), year: isLater ? first.year : null }
}

/** The typed day, from `earliest` on; null if there is no such day. */
function dayFrom(typed: Typed, earliest: Day): Day | null {
  if ('offset' in typed) return addDays(earliest, typed.offset)
  const years = typed.year === null ? [0, 1, 2].map((later) => yearOf(earliest) + later) : [typed.year]
  const days = years.map((year) => [year, padded(typed.month), padded(typed.number)].join('-'))
  return days.find((day) => isDay(day) && (typed.year !== null || day >= earliest)) ?? null
}

const padded = (number: number) => String(number).padStart(2, '0')
