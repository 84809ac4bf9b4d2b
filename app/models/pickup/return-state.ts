import { OBJECTION_HOURS } from '~/models/trade/constants'
import { type Refusal, refused } from '~/models/trade/results/outcome'
import { WENT_WRONG_IN_SMALL } from '~/models/trade/results/shared-messages'
import type { InspectionSide } from '~/models/trade/vocabulary/inspections'

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

/** The statements of both sides about the return of a vehicle. */
export type ReturnRecord = {
  renterConfirmedAt: Date | null
  ownerConfirmedAt: Date | null
  objectedAt: Date | null
}

/** The owner may object until this moment; null until the renter has confirmed. */
export function objectionEndsAt({ renterConfirmedAt }: Pick<ReturnRecord, 'renterConfirmedAt'>): Date | null {
  return renterConfirmedAt && new Date(renterConfirmedAt.getTime() + OBJECTION_HOURS * 3_600_000)
}

/** Whether a side can confirm. `isFinished`: its own photos of the return are complete. */
export function checkConfirmation(side: InspectionSide, record: ReturnRecord, isFinished: boolean): Refusal | null {
  if (side === 'owner' && record.objectedAt)
    return refused('confirmation-not-possible', RETURN_MESSAGES.alreadyObjected)
  return isFinished ? null : refused('confirmation-not-possible', RETURN_MESSAGES.unfinished)
}

/** Whether the owner can object now. */
export function checkObjection(record: ReturnRecord, now: Date): Refusal | null {
  const end = objectionEndsAt(record)
  const against = (message: string) => refused('objection-not-possible', message)
  if (!end) return against(RETURN_MESSAGES.notYet)
  if (record.ownerConfirmedAt) return against(RETURN_MESSAGES.ownerConfirmed)
  if (record.objectedAt) return against(RETURN_MESSAGES.objectedOnce)
  return now >= end ? against(RETURN_MESSAGES.tooLate) : null
}

/** Whether a return is final: both sides have confirmed it, or the time to object is over. */
export function isReturnClosed(record: ReturnRecord, now: Date): boolean {
  const end = objectionEndsAt(record)
  return end !== null && (record.ownerConfirmedAt !== null || now >= end)
}
