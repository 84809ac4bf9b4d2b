import { MAX_MONTHS_AHEAD } from '~/models/trade/constants'
import { type Booking, type Day, formatBookingOfYear } from '~/models/trade/days/day'
import { lastBookableDay, overlaps } from '~/models/trade/days/days'
import { nearestFree } from '~/models/trade/days/nearest-free'
import { type Refusal, refused } from '~/models/trade/results/outcome'
import { BLOCK_KINDS, type BlockKind } from '~/models/trade/vocabulary/vehicles'
import { BLOCK_TEXTS } from './block-texts'

export const OWNER_DAYS_MESSAGES = {
  blocked: 'Dates blocked.',
  freed: 'Dates unblocked.',
  blockingFailed: "We couldn't block those dates. Please try again.",
  freeingFailed: "We couldn't unblock those dates. Please try again.",
  past: 'Dates before today cannot be blocked.',
  tooFarAhead: `Dates can be blocked at most ${MAX_MONTHS_AHEAD} months ahead.`,
  sold: 'Some of these dates are booked.',
  blockedAlready: 'Some of these dates are already blocked.',
} as const

/** Days of a vehicle that are booked or blocked. */
type Block = Booking & { kind: BlockKind }

/** The days that an owner can block. `today` is the vehicle's date. */
export function blockableDays(today: Day): Booking {
  return { from: today, to: lastBookableDay(today) }
}

/** Refuses days that an owner cannot block. `blocks`: bookings and blocks among the blockable days. */
export function checkOwnerDays(wanted: Booking, blocks: readonly Block[], today: Day): Refusal | null {
  const { from, to } = blockableDays(today)
  if (wanted.from < from) return refused('starts-in-the-past', OWNER_DAYS_MESSAGES.past, 'from')
  if (wanted.to > to) {
    return refused('too-far-ahead', OWNER_DAYS_MESSAGES.tooFarAhead, wanted.from > to ? 'from' : 'to')
  }
  const inTheWay = blocks.filter((days) => overlaps(days, wanted))
  const sold = inTheWay.filter(({ kind }) => kind === 'order')
  if (sold.length > 0) {
    const hint = `Booked: ${named(sold)}. ${nearest(nearestFree(wanted, blocks, { from, to }))}`
    return refused('days-taken', OWNER_DAYS_MESSAGES.sold, 'from', hint)
  }
  if (inTheWay.length === 0) return null
  const kinds = BLOCK_KINDS.filter((kind) => inTheWay.some((block) => block.kind === kind))
  const periods = kinds.map((kind) => `${BLOCK_TEXTS[kind].before}: ${named(inTheWay.filter(isOf(kind)))}.`)
  const mayRelease = kinds.every((kind) => BLOCK_TEXTS[kind].isReleasable)
  const hint = [...periods, mayRelease ? 'Choose other dates, or unblock them first.' : 'Choose other dates.'].join(' ')
  return refused('days-taken', OWNER_DAYS_MESSAGES.blockedAlready, 'from', hint)
}

const isOf = (kind: BlockKind) => (block: Block) => block.kind === kind

const named = (blocks: readonly Block[]) => blocks.map(formatBookingOfYear).join(', ')

function nearest(free: Booking | null): string {
  return free
    ? `The nearest available dates are ${formatBookingOfYear(free)}.`
    : 'No other dates of that length are available.'
}
