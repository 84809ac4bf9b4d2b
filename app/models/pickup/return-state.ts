import { WENT_WRONG_IN_SMALL } from '~/models/trade/answers/sentences'
import { OBJECTION_HOURS } from '~/models/trade/constants'

export const RETURN_MESSAGES = {
  failed: WENT_WRONG_IN_SMALL,
  confirmed: 'Return confirmed.',
  objected: "We've notified the production of your dispute.",
  notStarted: 'The return can be recorded once the rental has started.',
  unfinished: 'Take the four return photos and finish the inspection before you confirm.',
  alreadyObjected: "You disputed this return, so you can't confirm it.",
  notYet: 'You can dispute the return once the production has confirmed it.',
  ownerConfirmed: "You've confirmed this return. It can't be changed.",
  tooLate: `The dispute window closed ${OBJECTION_HOURS} hours after the production confirmed the return.`,
  objectedOnce: "You've already disputed this return.",
  closed: 'This return is closed. Nothing more can be added.',
  reasonRequired: "Please say what's wrong.",
} as const

/** What the sides have said of the return of a vehicle. */
export type ReturnRecord = {
  renterConfirmedAt: Date | null
  ownerConfirmedAt: Date | null
  objectedAt: Date | null
}

/** The owner may object until this moment; null as long as the renter has not confirmed. */
export function objectionEndsAt({ renterConfirmedAt }: Pick<ReturnRecord, 'renterConfirmedAt'>): Date | null {
  return renterConfirmedAt && new Date(renterConfirmedAt.getTime() + OBJECTION_HOURS * 3_600_000)
}

/** Why a side cannot confirm; null when it can. `isFinished`: its own photos of the return are complete. */
export function reasonAgainstConfirming(
  side: 'renter' | 'owner',
  record: ReturnRecord,
  isFinished: boolean,
): string | null {
  if (side === 'owner' && record.objectedAt) return RETURN_MESSAGES.alreadyObjected
  return isFinished ? null : RETURN_MESSAGES.unfinished
}

/** Why the owner cannot object now; null when they can. */
export function reasonAgainstObjecting(record: ReturnRecord, now: Date): string | null {
  const end = objectionEndsAt(record)
  if (!end) return RETURN_MESSAGES.notYet
  if (record.ownerConfirmedAt) return RETURN_MESSAGES.ownerConfirmed
  if (record.objectedAt) return RETURN_MESSAGES.objectedOnce
  return now >= end ? RETURN_MESSAGES.tooLate : null
}

/** Whether nothing is added to a return any more: both sides have confirmed it, or the time to object is over. */
export function isReturnClosed(record: ReturnRecord, now: Date): boolean {
  const end = objectionEndsAt(record)
  return end !== null && (record.ownerConfirmedAt !== null || now >= end)
}
