import { z } from 'zod'
import { day } from '~/models/trade/fields/form-fields'
import { DAYS_REVERSED, PAGE_OUTDATED } from '~/models/trade/results/shared-messages'

/** `seen`: the vacation shown on the page, see `seenVacation`. */
const seen = z.string().max(80, PAGE_OUTDATED).default('')

export const VacationForm = z
  .object({ from: day('The first day is required.'), to: day('The last day is required.'), seen })
  .refine(({ from, to }) => from <= to, { path: ['to'], error: DAYS_REVERSED })

export const VacationEndForm = z.object({ seen })
