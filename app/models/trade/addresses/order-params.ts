import { z } from 'zod'
import { INSPECTION_STEPS } from '../paths/inspection'
import {
  INSPECTION_PHASES,
  INSPECTION_SIDES,
  OBSERVATION_POINTS,
  PHOTO_TYPES,
  PHOTO_VARIANTS,
  REPORT_PDFS,
  VEHICLE_PARTS,
} from '../vocabulary/inspections'
import { id, orderId } from './params'

/** Without a step an inspection goes on where it was left. */
export const InspectionQuery = z.object({ step: z.enum(INSPECTION_STEPS).optional().catch(undefined) })

/** How far the choices of a damage have come; nonsense chooses nothing. */
export const DamageQuery = z.object({
  damage: id.optional().catch(undefined),
  kind: z.enum(PHOTO_TYPES).optional().catch(undefined),
  view: z.enum(OBSERVATION_POINTS).optional().catch(undefined),
  part: z.enum(VEHICLE_PARTS).optional().catch(undefined),
})

const item = z.object({ orderId: orderId.optional(), orderItemId: id })
/** The addresses of the crew at pickup say nothing of the phase. */
const inspection = item.extend({ phase: z.enum(INSPECTION_PHASES).default('pickup') })

/** A booked vehicle on either side: the renter's addresses name its order, an owner's do not. */
export const SideItemParams = item.transform(withSide)
export const InspectionParams = inspection.transform(withSide)
export const InspectionPhotoParams = inspection.extend({ photoId: id }).transform(withSide)

function withSide<At extends { orderId?: number | undefined }>({ orderId, ...at }: At) {
  return orderId === undefined ? { ...at, side: 'owner' as const } : { ...at, side: 'renter' as const, orderId }
}

/** On the page of an order the photo alone says which vehicle it is of. */
export const PrintParams = z.object({ orderItemId: id.optional(), photoId: id, file: z.enum(PHOTO_VARIANTS) })
export const ReportPdfParams = z.object({ orderItemId: id, paper: z.enum(REPORT_PDFS) })
/** The page of an order names its project as well. */
export const ReportParams = z.object({ orderItemId: id, projectId: id.optional() })
/** Whose report of a booked vehicle to show; nonsense shows the owner's. */
export const ReportQuery = z.object({ side: z.enum(INSPECTION_SIDES).catch('owner').default('owner') })
