import { z } from 'zod'
import { optionalLine, requiredLine } from '~/models/trade/fields/form-fields'
import { LONGEST_LIST_NAME, LONGEST_LIST_PART } from './list-heading'

export const ListForm = z.object({
  name: requiredLine('Name is required', LONGEST_LIST_NAME),
  season: optionalLine(LONGEST_LIST_PART),
  episode: optionalLine(LONGEST_LIST_PART),
  act: optionalLine(LONGEST_LIST_PART),
  scene: optionalLine(LONGEST_LIST_PART),
  shotDescription: optionalLine(),
  location: optionalLine(),
})

/** With the newest list when the form was written; what is no id says that there was none. */
export const NewListForm = ListForm.extend({ writtenAfter: z.guid().nullable().catch(null).default(null) })
