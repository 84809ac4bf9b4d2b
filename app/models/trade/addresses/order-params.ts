import { z } from 'zod'
import { optionalDay, searchedLine } from '~/models/trade/fields/form-fields'
import { valuesOf } from '~/models/trade/vocabulary/option'
import { MAX_BEHALF_REASON_LENGTH, MAX_SEARCH_LENGTH } from '../constants'
import { INSPECTION_STEPS } from '../paths/inspection'
import { INQUIRY_ANSWERS, SIDES } from '../vocabulary/deals'
import {
  INSPECTION_PHASES,
  INSPECTION_SIDES,
  OBSERVATION_POINTS,
  PHOTO_TYPES,
  PHOTO_VARIANTS,
  REPORT_PDFS,
  VEHICLE_PARTS,
} from '../vocabulary/inspections'
import { type AmendmentKind, ITEM_NOUNS, ORDER_STATUSES, STUCK } from '../vocabulary/orders'
import { BoardQuery, before, DaysQuery, id, orderId, tabPage } from './params'

/** The email or name of a person to fill a form in with. */
export const PersonQuery = z.object({ to: searchedLine() })

/** Without a step an inspection resumes where it was left. */
export const InspectionQuery = z.object({ step: z.enum(INSPECTION_STEPS).optional().catch(undefined) })

/** The choices made so far in a damage form; invalid values choose nothing. */
export const DamageQuery = z.object({
  damage: id.optional().catch(undefined),
  kind: z.enum(PHOTO_TYPES).optional().catch(undefined),
  view: z.enum(OBSERVATION_POINTS).optional().catch(undefined),
  part: z.enum(VEHICLE_PARTS).optional().catch(undefined),
})

const item = z.object({ orderId: orderId.optional(), orderItemId: id })
/** Addresses of the crew at pickup do not contain the phase. */
const inspection = item.extend({ phase: z.enum(INSPECTION_PHASES).default('pickup') })

/** A booked vehicle for either side: only renter addresses contain its order. */
export const SideItemParams = item.transform(withSide)
export const InspectionParams = inspection.transform(withSide)
export const InspectionPhotoParams = inspection.extend({ photoId: id }).transform(withSide)

function withSide<Ref extends { orderId?: number | undefined }>({ orderId, ...ref }: Ref) {
  return orderId === undefined ? { ...ref, side: 'owner' as const } : { ...ref, side: 'renter' as const, orderId }
}

/** On an order page the photo id is enough to find the vehicle. */
export const PrintParams = z.object({ orderItemId: id.optional(), photoId: id, file: z.enum(PHOTO_VARIANTS) })
export const ReportPdfParams = z.object({ orderItemId: id, pdf: z.enum(REPORT_PDFS) })
/** Addresses of an order page also contain its project. */
export const ReportParams = z.object({ orderItemId: id, projectId: id.optional() })
/** Whose report of a booked vehicle to show; default, also for invalid values: the owner's. */
export const ReportQuery = z.object({ side: z.enum(INSPECTION_SIDES).optional().catch(undefined) })

const AMENDMENT_KINDS_BY_NOUN = {
  cancellation: 'cancel',
  dates: 'change',
  extension: 'extend',
  completion: 'complete',
} as const satisfies Record<(typeof ITEM_NOUNS)[AmendmentKind], AmendmentKind>

/** What staff do with a booked vehicle. */
export const DeskItemParams = z.object({
  orderId,
  orderItemId: id,
  kind: z.enum(ITEM_NOUNS).transform((noun) => AMENDMENT_KINDS_BY_NOUN[noun]),
})
/** Documents have ids, quotes have numbers: 'Q-1001'. */
export const DeskDocumentParams = z.object({ orderId, documentId: z.string().regex(/^[\w-]{1,40}$/) })
export const DeskAnswerParams = z.object({ inquiryId: id, answer: z.enum(INQUIRY_ANSWERS) })

/** Which side's answers the staff look for, and after which inquiry; default: first page of the owner's. */
export const DeskInquiriesQuery = z.object({
  ...tabPage,
  tab: z.enum(SIDES).catch('owner').default('owner'),
  search: searchedLine(MAX_SEARCH_LENGTH),
})

/** Filter of the staff's orders; invalid values are ignored. */
export const DeskOrdersQuery = z.object({
  search: searchedLine(MAX_SEARCH_LENGTH),
  status: z.enum(ORDER_STATUSES).optional().catch(undefined),
  stuck: z.enum(valuesOf(STUCK)).optional().catch(undefined),
  from: optionalDay().catch(''),
  to: optionalDay().catch(''),
  before,
})

/** Days chosen in the dialog of an amendment, with the button that was pressed to take other days, if any. */
export const AmendmentQuery = DaysQuery.extend({ free: z.string().max(30).optional().catch(undefined) })

/** The same for staff, with the other fields of their dialog. */
export const DeskDaysQuery = AmendmentQuery.extend({
  side: z.enum(SIDES).optional().catch(undefined),
  reason: z.string().max(MAX_BEHALF_REASON_LENGTH).optional().catch(undefined),
})

/** A page of the vehicles with orders, and those of which projects and owners. */
export const DeskBoardQuery = BoardQuery.extend({
  project: searchedLine(),
  owner: searchedLine(),
})
