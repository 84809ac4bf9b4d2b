import { z } from 'zod'

/** The button of one list in the picker. */
export const AddToListForm = z.object({ listId: z.guid({ error: 'Choose a list.' }) })
