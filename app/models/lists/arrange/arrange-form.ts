import { z } from 'zod'
import { enumField, optionalLine } from '~/models/trade/fields/form-fields'
import { PAGE_OUTDATED } from '~/models/trade/results/shared-messages'
import { MARKS } from '~/models/trade/vocabulary/projects'
import { FIRST_PLACE, type Place } from './place'
import { MAX_CAR_NUMBER_LENGTH, MAX_CHARACTER_LENGTH, MAX_NOTE_LENGTH, NO_MARK } from './vehicle-notes'

/** Which row to move, and where to: after another row if it was dragged, else to a number. */
export const PlaceForm = z
  .object({
    moved: z.guid({ error: PAGE_OUTDATED }),
    after: z.union([z.guid(), z.literal(FIRST_PLACE)], { error: PAGE_OUTDATED }).optional(),
    to: z.string().optional(),
  })
  .transform(({ moved, after, to }, refusal): { moved: string; place: Place } => {
    if (after !== undefined) return { moved, place: { after: after === FIRST_PLACE ? null : after } }
    if (to !== undefined && /^\s*\d{1,4}\s*$/.test(to)) return { moved, place: { to: Number(to) } }
    refusal.addIssue({ code: 'custom', message: 'Please enter a position, like 3.', path: [] })
    return z.NEVER
  })

/** Archives or restores a list. */
export const ArchiveForm = z.object({
  archived: z.enum(['yes', 'no'], { error: PAGE_OUTDATED }).transform((value) => value === 'yes'),
})

/** The target list for the selected vehicles. */
export const TransferForm = z.object({ listId: z.guid({ error: 'Please choose a list.' }) })

const mark = () => enumField([...MARKS, { value: NO_MARK, label: '' }], 'Please choose a mark.')

export const MarkForm = z.object({ mark: mark() })

/** The number, character, mark and note of a list vehicle. */
export const VehicleNotesForm = z.object({
  carNumber: optionalLine(MAX_CAR_NUMBER_LENGTH),
  character: optionalLine(MAX_CHARACTER_LENGTH),
  mark: mark(),
  note: optionalLine(MAX_NOTE_LENGTH),
})
