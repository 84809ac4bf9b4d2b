import { type AccessContext, can } from '~/models/trade/access/permissions'
import type { DealStage } from './deal-stage'

/** Whether a vehicle may be taken off its list by this member: not out of a cart and not out of an order. */
export function mayRemove({ stage, standing }: { stage: DealStage; standing: AccessContext }): boolean {
  return can('removeVehicles', standing) && !HELD.has(stage)
}

const HELD: ReadonlySet<DealStage> = new Set(['in_cart', 'taken_in_cart', 'booked'])
