import { BLOCK_TEXTS } from '~/models/owner/block-texts'
import { type Booking, formatBookingOfYear } from '~/models/trade/days/day'
import { overlaps } from '~/models/trade/days/days'
import { pluralize } from '~/models/trade/format/text'
import type { BlockKind } from '~/models/trade/vocabulary/vehicles'

export const SELECTED_DAYS_MESSAGES = {
  failed: "We couldn't block those dates. Please try again.",
  /** Days were booked, blocked or released after the page was rendered. */
  changed: 'Some of these calendars have changed since you opened this page. Please review the dates below.',
  nothing: 'None of these vehicles is free on those dates.',
  done: (count: number) => `Dates blocked for ${pluralize(count, 'vehicle')}.`,
} as const

type Block = Booking & { kind: BlockKind }

/** 'Booked Dec 7, 2026 to Dec 11, 2026': the blocks that overlap these days; null if all are free. */
export function takenText(wanted: Booking, blocks: readonly Block[]): string | null {
  const inTheWay = blocks.filter((block) => overlaps(block, wanted))
  if (inTheWay.length === 0) return null
  return inTheWay.map((block) => `${BLOCK_TEXTS[block.kind].before} ${formatBookingOfYear(block)}`).join(', ')
}
