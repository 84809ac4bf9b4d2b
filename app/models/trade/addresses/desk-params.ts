import { z } from 'zod'
import { optionalDay, optionalLine } from '~/models/trade/fields/form-fields'
import { valuesOf } from '~/models/trade/vocabulary/option'
import { MAX_BEHALF_REASON_LENGTH } from '../constants'
import { INQUIRY_ANSWERS, SIDES } from '../vocabulary/deals'
import { type AmendmentKind, ITEM_NOUNS, ORDER_STATUSES, STUCK } from '../vocabulary/orders'

import { before, DaysQuery, id, orderId, tabPage } from './params'

const ITEM_ACTS = {
  cancellation: 'cancel',
  dates: 'change',
  extension: 'extend',
  completion: 'complete',
} as const satisfies Record<(typeof ITEM_NOUNS)[AmendmentKind], AmendmentKind>

/** What one of the staff does to a booked vehicle. */
export const DeskItemParams = z.object({
  orderId,
  orderItemId: id,
  act: z.enum(ITEM_NOUNS).transform((noun) => ITEM_ACTS[noun]),
})
/** Papers are named by ids, and quotes by their numbers: 'Q-1001'. */
export const DeskDocumentParams = z.object({ orderId, paperId: z.string().regex(/^[\w-]{1,40}$/) })
export const DeskAnswerParams = z.object({ inquiryId: id, answer: z.enum(INQUIRY_ANSWERS) })

/** Whose answer the staff look for, and after which inquiry; nonsense shows the first page of what owners have to answer. */
export const DeskInquiriesQuery = z.object({ ...tabPage, tab: z.enum(SIDES).catch('owner').default('owner') })

/**
 * Which of all orders the staff want to see; nonsense counts as nothing, but for a number that nobody has: it stays, and
 * finds none.
 */
export const DeskOrdersQuery = z.object({
  number: optionalLine().catch(''),
  project: optionalLine().catch(''),
  renter: optionalLine().catch(''),
  owner: optionalLine().catch(''),
  vehicle: optionalLine().catch(''),
  status: z.enum(ORDER_STATUSES).optional().catch(undefined),
  stuck: z.enum(valuesOf(STUCK)).optional().catch(undefined),
  from: optionalDay().catch(''),
  to: optionalDay().catch(''),
  before,
})

/** The same of one of the staff, with what else their dialog asks. */
export const DeskDaysQuery = DaysQuery.extend({
  side: z.enum(SIDES).optional().catch(undefined),
  reason: z.string().max(MAX_BEHALF_REASON_LENGTH).optional().catch(undefined),
})
