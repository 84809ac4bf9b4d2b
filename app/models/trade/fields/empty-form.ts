import { z } from 'zod'

/** A button that sends nothing but itself: the address says everything. */
export const EmptyForm = z.object({})
