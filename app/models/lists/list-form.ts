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
