import { type Refusal, refused } from '~/models/trade/answers/outcome'
import { DAYS_REVERSED } from '~/models/trade/answers/sentences'
import type { Booking } from '~/models/trade/days/days'

export const PROJECT_FIELDS = ['title', 'productionCompany', 'description', 'location', 'startsOn', 'endsOn'] as const

/** What a project is called, whose it is and when it films; '' for what was left out. */
export type ProjectFields = Record<(typeof PROJECT_FIELDS)[number], string>

/** The days that a calendar offers for a production; any other day can be typed. */
export const PROJECT_DAYS: Booking = { from: '2000-01-01', to: '2099-12-31' }

/** Why a project cannot have these days, or null. One of them alone says when it begins, or ends. */
export function checkProjectDays({ startsOn, endsOn }: Pick<ProjectFields, 'startsOn' | 'endsOn'>): Refusal | null {
  const isReversed = startsOn !== '' && endsOn !== '' && endsOn < startsOn
  return isReversed ? refused('days-reversed', DAYS_REVERSED, 'endsOn') : null
}
