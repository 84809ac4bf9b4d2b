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
import { id, OrderItemParams, orderId } from './params'

/** Without a step an inspection goes on where it was left. */
export const InspectionQuery = z.object({ step: z.enum(INSPECTION_STEPS).optional().catch(undefined) })

/** How far the choices of a damage have come; nonsense chooses nothing. */
export const DamageQuery = z.object({
  damage: id.optional().catch(undefined),
  kind: z.enum(PHOTO_TYPES).optional().catch(undefined),
  view: z.enum(OBSERVATION_POINTS).optional().catch(undefined),
  part: z.enum(VEHICLE_PARTS).optional().catch(undefined),
})

const phase = z.enum(INSPECTION_PHASES)
/** The addresses of the pickup say nothing of it. */
export const InspectionParams = OrderItemParams.extend({ phase: phase.default('pickup') })
export const InspectionPhotoParams = InspectionParams.extend({ photoId: id })
export const InspectionPrintParams = OrderItemParams.extend({ photoId: id, file: z.enum(PHOTO_VARIANTS) })
const paper = z.enum(REPORT_PDFS)
const print = { photoId: id, file: z.enum(PHOTO_VARIANTS) }
export const ReportPdfParams = OrderItemParams.extend({ paper })
export const OwnerPdfParams = z.object({ orderItemId: id, paper })
export const OrderPrintParams = z.object({ orderId, ...print })
export const OwnerInspectionParams = z.object({ orderItemId: id, phase })
export const OwnerInspectionPhotoParams = OwnerInspectionParams.extend({ photoId: id })
export const OwnerPrintParams = z.object({ orderItemId: id, ...print })
/** Whose report of a booked vehicle to show; nonsense shows the owner's. */
export const ReportQuery = z.object({ side: z.enum(INSPECTION_SIDES).catch('owner').default('owner') })
