import { z } from 'zod'
import { MAX_LIST_NAME_LENGTH } from '~/models/trade/constants'
import { AddToListForm } from './add-to-list-form'
import { NewListForm } from './list-form'

/** Where a vehicle is to go: into a list, or into a new one. */
export const PlacementForm = z.union([AddToListForm, NewListForm], {
  error: `Choose a list, or name a new one with at most ${MAX_LIST_NAME_LENGTH} characters.`,
})
export type Placement = z.output<typeof PlacementForm>
