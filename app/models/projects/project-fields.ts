import { LIST_FIELDS, type ListFields } from '~/models/lists/list-heading'
import { type Refusal, refused } from '~/models/trade/answers/outcome'
import { DAYS_REVERSED } from '~/models/trade/answers/sentences'
import type { Booking } from '~/models/trade/days/day'
import { type Cents, formatExact } from '~/models/trade/money'

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

type FirstListField = `list${Capitalize<keyof ListFields>}`

/** What a field of a project's first list is called in the form of the project: 'listName', 'listSeason'. */
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

/** What the form of a budget holds; '' where there is none. */
export type BudgetFields = { budget: string }

/** '50,000' or '50,000.50': as in the field, behind its dollar sign. */
export function budgetText(cents: Cents | null): string {
  return cents === null ? '' : formatExact(cents).slice(1)
}
