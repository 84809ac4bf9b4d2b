import { z } from 'zod'
import { OwnerDaysFields } from '~/models/owner/owner-days-form'
import { seenNumber } from '~/models/trade/fields/seen-rows-form'
import { DAYS_REVERSED } from '~/models/trade/results/shared-messages'

const inOrder = ({ from, to }: { from: string; to: string }) => from <= to
const REVERSED = { path: ['to'], error: DAYS_REVERSED }

/** `seen`: for each free vehicle the number of blocked periods on the page, so that a double submit blocks once. */
export const SelectedDaysForm = OwnerDaysFields.extend({ seen: seenNumber() }).refine(inOrder, REVERSED)

const RequestedDays = OwnerDaysFields.refine(inOrder, REVERSED)

type Typed = Record<'from' | 'to' | 'note', string>

/** Parses the days in the query string: as typed, and the days or the errors by field. */
export function readRequestedDays(search: URLSearchParams) {
  const typed: Typed = { from: search.get('from') ?? '', to: search.get('to') ?? '', note: search.get('note') ?? '' }
  if (!search.has('from')) return { typed, days: null, errors: {} }
  const read = RequestedDays.safeParse(typed)
  if (read.success) return { typed, days: { from: read.data.from, to: read.data.to }, errors: {} }
  const errors: Partial<Record<string, string[]>> = z.flattenError(read.error).fieldErrors
  return { typed, days: null, errors }
}
