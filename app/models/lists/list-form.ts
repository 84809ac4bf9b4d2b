import { z } from 'zod'
import { MAX_LIST_NAME_LENGTH, MAX_LIST_PART_LENGTH } from '~/models/trade/constants'
import { optionalLine, requiredLine } from '~/models/trade/fields/form-fields'
import { PAGE_OUTDATED } from '~/models/trade/results/shared-messages'
import { NO_LIST_YET } from './list-heading'

export const ListForm = z.object({
  name: requiredLine('Name is required', MAX_LIST_NAME_LENGTH),
  season: optionalLine(MAX_LIST_PART_LENGTH),
  episode: optionalLine(MAX_LIST_PART_LENGTH),
  act: optionalLine(MAX_LIST_PART_LENGTH),
  scene: optionalLine(MAX_LIST_PART_LENGTH),
  shotDescription: optionalLine(),
  location: optionalLine(),
})

/** `writtenAfter`: newest list when the form was rendered, so that a double submit creates one list. */
export const NewListForm = ListForm.extend({
  writtenAfter: z.union([z.guid(), z.literal(NO_LIST_YET).transform(() => null)], { error: PAGE_OUTDATED }),
})

/** The form of Like and Dislike: sets the reaction in the address, or clears it. */
export const ReactionForm = z.object({
  set: z.enum(['yes', 'no'], { error: PAGE_OUTDATED }).transform((value) => value === 'yes'),
})

/** The button of a list in the picker. */
export const AddToListForm = z.object({ listId: z.guid({ error: 'Choose a list.' }) })

/** Where to add a vehicle: to a list, or to a new one. */
export const PlacementForm = z.union([AddToListForm, NewListForm], {
  error: `Choose a list, or name a new one with at most ${MAX_LIST_NAME_LENGTH} characters.`,
})
export type Placement = z.output<typeof PlacementForm>
