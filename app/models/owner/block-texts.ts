import type { BlockKind } from '~/models/trade/vocabulary/vehicles'

type BlockTexts = {
  /** In the legend of a calendar. */
  label: string
  /** After the days in a list: 'Dec 3 to Dec 5, vacation'. An order shows its production instead. */
  after: string
  /** Before the days in a sentence. */
  before: string
  /** Classes of its days in a calendar. */
  look: string
  /** Whether the owner can release this period alone. */
  isReleasable: boolean
}

/** Texts in the owner's calendars for each kind of block. */
export const BLOCK_TEXTS: Record<BlockKind, BlockTexts> = {
  order: { label: 'Booked', after: 'booked', before: 'Booked', look: 'is-booked', isReleasable: false },
  owner: { label: 'Blocked', after: 'blocked by you', before: 'Blocked', look: 'is-blocked', isReleasable: true },
  vacation: {
    label: 'Vacation',
    after: 'vacation',
    before: 'Vacation',
    look: 'is-blocked is-vacation',
    isReleasable: false,
  },
  calendar: {
    label: 'Other calendar',
    after: 'busy in your calendar',
    before: 'Busy in your calendar',
    look: 'is-blocked is-calendar',
    isReleasable: false,
  },
}
