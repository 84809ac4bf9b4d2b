import { z } from 'zod'
import { invitationRows } from '~/models/crew/crew-form'
import { ListForm } from '~/models/lists/list-form'
import { LIST_FIELDS } from '~/models/lists/list-heading'
import {
  MAX_BUDGET_CENTS,
  MAX_LIST_NAME_LENGTH,
  MAX_PROJECT_DESCRIPTION_LENGTH,
  MAX_PROJECT_TITLE_LENGTH,
} from '~/models/trade/constants'
import { optionalDay, optionalLine, optionalLines, ownNumber, requiredLine } from '~/models/trade/fields/form-fields'
import { cleanLine } from '~/models/trade/format/clean-text'
import { formatDollars, parseMoney } from '~/models/trade/money'
import { DAYS_REVERSED } from '~/models/trade/results/shared-messages'
import { budgetText, checkProjectDays, FIRST_LIST } from './project-fields'

export const ProjectForm = z.object({
  title: requiredLine('Title of the Project is required', MAX_PROJECT_TITLE_LENGTH),
  productionCompany: requiredLine('Production Company Name is required'),
  description: optionalLines(MAX_PROJECT_DESCRIPTION_LENGTH),
  location: optionalLine(),
  startsOn: optionalDay(),
  endsOn: optionalDay(),
})

/** The fields of a list, already parsed. */
const FirstList = z.record(z.enum(LIST_FIELDS), z.string())

const { season, episode, act, scene, shotDescription, location } = ListForm.shape

/**
 * With the first list and the invitations. `attempt`: number of the project that the page offered to create, so that a
 * double submit creates one.
 */
export const NewProjectForm = ProjectForm.extend({
  listName: requiredLine('Wishlist Name is required', MAX_LIST_NAME_LENGTH),
  listSeason: season,
  listEpisode: episode,
  listAct: act,
  listScene: scene,
  listShotDescription: shotDescription,
  listLocation: location,
  invitations: invitationRows(),
  attempt: ownNumber(),
})
  .refine((form) => !checkProjectDays(form), {
    path: ['endsOn'],
    error: DAYS_REVERSED,
    when: ({ value }) => hasDays(value),
  })
  .transform(({ attempt, invitations, ...form }) => {
    const { title, productionCompany, description, location, startsOn, endsOn, ...first } = form
    return {
      attempt,
      invitations,
      project: { title, productionCompany, description, location, startsOn, endsOn },
      list: FirstList.parse(Object.fromEntries(LIST_FIELDS.map((name) => [name, first[FIRST_LIST[name]]]))),
    }
  })

/** Reported together with the other errors of the form, as soon as both days can be read. */
const hasDays = (form: unknown) => ProjectForm.pick({ startsOn: true, endsOn: true }).safeParse(form).success

/** A budget in dollars, formatted by `budgetText`; '' removes it. */
export const BudgetForm = z.object({
  budget: z
    .string()
    .overwrite(cleanLine)
    .transform((text, refusal) => {
      if (text === '') return ''
      const cents = parseMoney(text)
      if (cents !== null && cents > 0 && cents <= MAX_BUDGET_CENTS) return budgetText(cents)
      refusal.addIssue(cents !== null && cents > MAX_BUDGET_CENTS ? TOO_HIGH : NO_AMOUNT)
      return z.NEVER
    })
    .default(''),
})

const NO_AMOUNT = 'Please enter the budget in dollars, like 50,000.'
const TOO_HIGH = `A budget cannot be higher than ${formatDollars(MAX_BUDGET_CENTS)}.`
