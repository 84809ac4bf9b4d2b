import { z } from 'zod'
import { OBSERVATION_POINTS, PHOTO_TYPES, VEHICLE_PARTS } from '~/models/trade/vocabulary/damages'
import { id } from '../params'
import { INSPECTION_STEPS } from './inspection-paths'

/** Without a step an inspection goes on where it was left. */
export const InspectionQuery = z.object({ step: z.enum(INSPECTION_STEPS).optional().catch(undefined) })

/** How far the choices of a damage have come; nonsense chooses nothing. */
export const DamageQuery = z.object({
  damage: id.optional().catch(undefined),
  kind: z.enum(PHOTO_TYPES).optional().catch(undefined),
  view: z.enum(OBSERVATION_POINTS).optional().catch(undefined),
  part: z.enum(VEHICLE_PARTS).optional().catch(undefined),
})
