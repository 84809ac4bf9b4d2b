import { PICKUP_NOTICE_DAYS } from '~/models/trade/constants'
import { numberWord } from '~/models/trade/format/text'
import { shellPaths } from '~/models/trade/paths/shell'
import { WENT_WRONG_IN_SMALL } from '~/models/trade/results/shared-messages'
import type { Option, Tone } from '~/models/trade/vocabulary/option'

export const PICKUP_MESSAGES = {
  sent: 'Pickup details send Successfully',
  failed: WENT_WRONG_IN_SMALL,
  sentAgain: 'Sending a new link. The old one no longer works.',
  sentJustNow: 'A link was just sent.',
  revoked: 'Link revoked.',
  isRevoked: 'This link was revoked. Resend the details to restore access.',
  confirmed: 'Thank you. Production has been notified.',
  ownerNotified: 'Owner notified Successfully',
  notNow: `You can notify the owner from ${numberWord(PICKUP_NOTICE_DAYS)} days before the first day until the rental ends.`,
  orderIsOver: 'This order has ended. There is nothing to pick up.',
  tooMany: 'This order has reached its recipient limit.',
} as const

/** The only way on for a link holder whose pickup is over: they have no other page. */
export const PICKUP_GONE = { to: shellPaths.pageNotFound(), label: 'Leave this page' }

const MINUTE_STEP = 5

const numbers = (count: number, step: number): Option<number>[] =>
  Array.from({ length: count }, (_, index) => ({ value: index * step, label: String(index * step) }))

/** Choices for the time until arrival. */
export const HOURS = numbers(24, 1)
export const MINUTES = numbers(60 / MINUTE_STEP, MINUTE_STEP)

type Progress = { openedAt: Date | null; confirmedAt: Date | null; revokedAt: Date | null }

/** What a recipient has done with their pickup details. */
export function recipientStatus({ openedAt, confirmedAt, revokedAt }: Progress): { tone: Tone; label: string } {
  if (revokedAt) return { tone: 'gone', label: 'Revoked' }
  if (confirmedAt) return { tone: 'available', label: 'Confirmed' }
  return openedAt ? { tone: 'available', label: 'Opened' } : { tone: 'booked', label: 'Sent' }
}
