import { LIST_FIELDS, type ListFields } from '~/models/lists/list-heading'
import type { Booking } from '~/models/trade/days/day'
import { type Cents, formatExact } from '~/models/trade/money'
import { type Refusal, refused } from '~/models/trade/results/outcome'
import { DAYS_REVERSED } from '~/models/trade/results/shared-messages'

export const PROJECT_FIELDS = ['title', 'productionCompany', 'description', 'location', 'startsOn', 'endsOn'] as const

/** The fields of a project; '' if left empty. */
export type ProjectFields = Record<(typeof PROJECT_FIELDS)[number], string>

/** The days that the calendar offers; any other day can be typed. */
export const PROJECT_DAYS: Booking = { from: '2000-01-01', to: '2099-12-31' }

/** Why a project cannot have these days, or null. Either of them may be empty. */
export function checkProjectDays({ startsOn, endsOn }: Pick<ProjectFields, 'startsOn' | 'endsOn'>): Refusal | null {
  const isReversed = startsOn !== '' && endsOn !== '' && endsOn < startsOn
  return isReversed ? refused('days-reversed', DAYS_REVERSED, 'endsOn') : null
}

type FirstListField = `list${Capitalize<keyof ListFields>}`

/** Names of the first list's fields in the project form: 'listName', 'listSeason'. */
export const FIRST_LIST: Record<keyof ListFields, FirstListField> = {
  name: 'listName',
  season: 'listSeason',
  episode: 'listEpisode',
  act: 'listAct',
  scene: 'listScene',
  shotDescription: 'listShotDescription',
  location: 'listLocation',
}

export const FIRST_LIST_FIELDS: FirstListField[] = LIST_FIELDS.map((name) => FIRST_LIST[name])

/** The budget form; '' if there is none. */
export type BudgetFields = { budget: string }

/** '50,000' or '50,000.50': as in the field, after its dollar sign. */
export function budgetText(cents: Cents | null): string {
  return cents === null ? '' : formatExact(cents).slice(1)
}
