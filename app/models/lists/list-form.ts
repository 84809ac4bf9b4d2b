import { z } from 'zod'
import { PAGE_OUTDATED } from '~/models/trade/answers/sentences'
import { optionalLine, requiredLine } from '~/models/trade/fields/form-fields'
import { LONGEST_LIST_NAME, LONGEST_LIST_PART, NO_LIST_YET } from './list-heading'

export const ListForm = z.object({
  name: requiredLine('Name is required', LONGEST_LIST_NAME),
  season: optionalLine(LONGEST_LIST_PART),
  episode: optionalLine(LONGEST_LIST_PART),
  act: optionalLine(LONGEST_LIST_PART),
  scene: optionalLine(LONGEST_LIST_PART),
  shotDescription: optionalLine(),
  location: optionalLine(),
})

/** With the newest list when the form was written: a form posted twice makes one list. */
export const NewListForm = ListForm.extend({
  writtenAfter: z.union([z.guid(), z.literal(NO_LIST_YET).transform(() => null)], { error: PAGE_OUTDATED }),
})
