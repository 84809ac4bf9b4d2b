import { pressDay } from '~/models/trade/days/calendar'
import { type Booking, type Day, isDay, type TakenDays, takenAmong } from '~/models/trade/days/day'
import type { BlockKind } from '~/models/trade/vocabulary/vehicles'
import { BLOCK_TEXTS } from './block-texts'
import { periodOn } from './months'

type Block = Booking & { kind: BlockKind }

/**
 * The days pressed in the calendar of a vehicle: '' until they are. `block`: the pressed one, if it can be released.
 */
export type PressedDays<Period> = { from: Day | ''; to: Day | ''; block: Period | null }

/** Of the days in an address, those that can be blocked, in order; or the block that holds the first one. */
export function pressedDays<Period extends Block>(
  requested: { from?: string | undefined; to?: string | undefined },
  blocks: readonly Period[],
  blockable: Booking,
): PressedDays<Period> {
  const isOffered = (day = '') => isDay(day) && blockable.from <= day && day <= blockable.to
  const [from, to] = [requested.from, requested.to].filter(isOffered).toSorted()
  if (from === undefined) return { from: '', to: '', block: null }
  const block = periodOn(blocks, from)
  if (block) return { from: '', to: '', block: BLOCK_TEXTS[block.kind].isReleasable ? block : null }
  const isFree = to !== undefined && !blocks.some((other) => other.from <= to && other.to >= from)
  return { from, to: isFree ? to : '', block: null }
}

/** The days of the address that pressing a day leads to; null if it cannot be blocked. */
export function daysAfterPress(
  { from, to }: Booking,
  day: Day,
  { blockable, taken }: { blockable: Booking; taken: readonly TakenDays[] },
): { from: Day; to?: Day } | null {
  if (day < blockable.from || day > blockable.to || takenAmong(taken, { from: day, to: day }).length > 0) return null
  const pressed = pressDay(to ? null : from || null, day, taken, blockable)
  return 'inTheWay' in pressed ? { from: day } : pressed
}
