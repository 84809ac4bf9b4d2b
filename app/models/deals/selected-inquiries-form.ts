import { z } from 'zod'
import { FLOOR_PERCENT, MAX_RATE_MULTIPLE, MAX_SELECTED } from '~/models/trade/constants'
import { ownNumber, requiredLine } from '~/models/trade/fields/form-fields'
import { PAGE_OUTDATED } from '~/models/trade/results/shared-messages'
import { inOrder, inquiryFields, REVERSED } from './inquiry-form'
import { FLOOR_RULE } from './inquiry-messages'
import { SELECTED_INQUIRIES_MESSAGES, type ShownVehicle } from './selected-inquiries'

const MAX_PERCENT = MAX_RATE_MULTIPLE * 100

/** Of each list price. */
const percent = requiredLine('Percentage is required')
  .refine((text) => /^\d{1,6}\s*%?$/.test(text), { error: SELECTED_INQUIRIES_MESSAGES.noPercent, abort: true })
  .transform((text) => Number.parseInt(text, 10))
  .refine((number) => number >= FLOOR_PERCENT, FLOOR_RULE)
  .refine((number) => number <= MAX_PERCENT, SELECTED_INQUIRIES_MESSAGES.slip)

const terms = { ...inquiryFields, percent }

const Terms = z.object(terms).refine(inOrder, REVERSED)

/** What all inquiries say; each vehicle gets its own rate. */
export type SelectedTerms = z.output<typeof Terms>

const shownVehicle = z
  .string()
  .regex(/^[\da-f-]{36} \d{1,9} \d{1,9}$/)
  .transform((text): ShownVehicle => {
    const [id = '', attempt, daily] = text.split(' ')
    return { id, attempt: Number(attempt), daily: Number(daily) }
  })
  .refine(({ id }) => z.guid().safeParse(id).success)

/** `vehicles`: those that the page said can be asked; `confirmed`: the percentage, if it said that it is above 100. */
export const SelectedInquiriesForm = z
  .object({
    ...terms,
    vehicles: z.array(shownVehicle, { error: PAGE_OUTDATED }).min(1, PAGE_OUTDATED).max(MAX_SELECTED, PAGE_OUTDATED),
    confirmed: ownNumber().optional(),
  })
  .refine(inOrder, REVERSED)

const LINES = ['productionCompany', 'location', 'from', 'to', 'percent', 'dayLimit', 'mileage', 'note'] as const

type Typed = Record<(typeof LINES)[number], string> & { usage: string[] }

/** Parses the terms in the query string: as typed, and the terms or the errors by field. */
export function readSelectedTerms(search: URLSearchParams, usual: Partial<Typed>) {
  const isSent = search.has('percent')
  const lines = LINES.map((name) => [name, search.get(name) ?? (isSent ? '' : (usual[name] ?? ''))])
  const typed: Typed = { ...Object.fromEntries(lines), usage: search.getAll('usage').filter(Boolean) }
  if (!isSent) return { typed, terms: null, errors: {} }
  const read = Terms.safeParse(typed)
  if (read.success) return { typed, terms: read.data, errors: {} }
  const errors: Partial<Record<string, string[]>> = z.flattenError(read.error).fieldErrors
  return { typed, terms: null, errors }
}
