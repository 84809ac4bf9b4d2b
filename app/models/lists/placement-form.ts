import { z } from 'zod'
import { AddToListForm } from './add-to-list-form'
import { NewListForm } from './list-form'
import { LONGEST_LIST_NAME } from './list-heading'

/** Where a vehicle is to go: into a list, or into a new one. */
export const PlacementForm = z.union([AddToListForm, NewListForm], {
  error: `Choose a list, or name a new one with at most ${LONGEST_LIST_NAME} characters.`,
})
export type Placement = z.output<typeof PlacementForm>
