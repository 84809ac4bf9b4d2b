import type { Side } from '~/models/trade/vocabulary/deals'

export const BEHALF_MESSAGES = {
  noSide: 'Please choose who you are acting for.',
  noReason: 'Please give a reason. The project and the owner will see it.',
} as const

/** For whom the staff act, as forms offer it. */
export const BEHALF_SIDES = [
  { value: 'renter', label: 'The production' },
  { value: 'owner', label: 'The owner' },
] as const satisfies readonly { value: Side; label: string }[]
