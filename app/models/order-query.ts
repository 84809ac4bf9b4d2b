import { z } from 'zod'
import { cleanLine } from './clean-text'

/** Nonsense in the address counts as nothing: the page shows its beginning. */
const orderNumber = z.coerce.number().int().positive().max(2_147_483_647).optional().catch(undefined)

export const OrderedProjectsQuery = z.object({
  search: z.string().overwrite(cleanLine).max(120).catch(''),
  before: orderNumber,
})

export const OrdersQuery = z.object({ before: orderNumber })
