import { z } from 'zod'
import { optionalDay, optionalLine } from '~/models/trade/fields/form-fields'
import { LONGEST_NAME } from '~/models/trade/fields/lengths'

/** What may be written beside the two files, none of it asked for. */
export const PapersForm = z.object({
  number: optionalLine(LONGEST_NAME),
  insurer: optionalLine(),
  limits: optionalLine(),
  expiresOn: optionalDay(),
  shared: z
    .literal('on')
    .optional()
    .catch(undefined)
    .transform((ticked) => ticked === 'on'),
})

export type PaperDetails = z.output<typeof PapersForm>
