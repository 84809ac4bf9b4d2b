import { joinWithOr } from '~/models/crew/short-names'
import { type AccessContext, can } from '~/models/trade/access/permissions'
import { WAITING_FOR_OWNER } from '~/models/trade/answers/sentences'
import type { Tone } from '~/models/trade/vocabulary/option'
import { BOOKING_STATUS_LABELS } from './booking-status'
import type { DealAction } from './deal-actions'
import { BADGES, type DealStage } from './deal-stage'

/** Those members of a project who may answer and inquire, and those who may book, by their names. */
export type Leaders = { answer: readonly string[]; book: readonly string[] }

type Seen = { stage: DealStage; access: AccessContext; leaders: Leaders }
type Nothing = Seen & { actions: readonly DealAction[]; cartHolder?: string | null }

/** The badge of a list vehicle as this member reads it: members who may not answer see whom the owner waits for. */
export function dealBadge({ stage, access, leaders }: Seen): { label: string; tone: Tone } {
  const { label, tone } = BADGES[stage]
  if (stage !== 'to_answer' || can('negotiate', access)) return { label, tone }
  const names = joinWithOr(leaders.answer)
  return { label: names ? `Waiting for ${names}` : BOOKING_STATUS_LABELS.inquired, tone }
}

/** Why this member has no buttons, in one short line; null where there is something. */
export function noActionsText({ stage, access, leaders, actions, cartHolder = null }: Nothing): string | null {
  if (actions.length > 0) return null
  if (cartHolder !== null) return `In ${cartHolder}’s cart.`
  return WHY[stage] ?? (access.projectStatus === 'active' ? openTo(stage, leaders) : 'This project is closed.')
}

/** Whatever may be done elsewhere. */
const WHY: Partial<Record<DealStage, string>> = {
  asked: WAITING_FOR_OWNER,
  countered: WAITING_FOR_OWNER,
  in_cart: 'In a cart, waiting to be booked.',
  taken_in_cart: 'In a cart.',
  booked: 'Only admins can open the order.',
  gone: 'No longer listed by its owner.',
}

function openTo(stage: DealStage, { answer, book }: Leaders): string {
  const names = joinWithOr(stage === 'available' ? book : answer) || 'No one on this project'
  return `${names} can ${TO_DO[stage] ?? 'inquire again'}.`
}

const TO_DO: Partial<Record<DealStage, string>> = {
  not_inquired: 'inquire',
  to_answer: 'answer',
  available: 'book it',
}
