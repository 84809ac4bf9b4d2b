import { z } from 'zod'
import { PAGE_OUTDATED } from '~/models/trade/answers/sentences'

/** One button turns the single keys on, the other off. */
export const KeyboardForm = z.object({
  shortcuts: z.enum(['on', 'off'], { error: PAGE_OUTDATED }).transform((choice) => choice === 'on'),
})
