import { z } from 'zod'
import { MAX_LIST_NAME_LENGTH } from '~/models/trade/constants'
import { NewListForm } from './list-form'

/** The button of one list in the picker. */
export const AddToListForm = z.object({ listId: z.guid({ error: 'Choose a list.' }) })

/** Where a vehicle is to go: into a list, or into a new one. */
export const PlacementForm = z.union([AddToListForm, NewListForm], {
  error: `Choose a list, or name a new one with at most ${MAX_LIST_NAME_LENGTH} characters.`,
})
export type Placement = z.output<typeof PlacementForm>
