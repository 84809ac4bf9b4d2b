import { z } from 'zod'
import { optionalLine, requiredLine } from '~/models/trade/fields/form-fields'

export const ListForm = z.object({
  name: requiredLine('Name is required', 80),
  season: optionalLine(40),
  episode: optionalLine(40),
  act: optionalLine(40),
  scene: optionalLine(40),
  shotDescription: optionalLine(),
  location: optionalLine(),
})
