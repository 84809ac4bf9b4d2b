import { inspectVehicle } from '#demo/builder/inspect-vehicle.server'
import type { Damage, InspectionPhase } from '~/models/trade/vocabulary/inspections'

import type { ReportAccess } from '~/services/pickup/read-report.server'
import { aPhoto } from './files/photos'
import { aPickup, byAccount } from './recipients'

export const DENT = {
  photoType: 'exterior',
  observationPoint: 'back',
  partOfVehicle: 'trunk',
  damageType: 'dent',
  damageSize: 'small',
} as const satisfies Damage

/**
 * A pickup with its inspectors Theo (link holder), Dana (crew) and Omar (owner), and each one's access to the report.
 */
export async function aPickupWithInspectors() {
  const pickup = await aPickup()
  const { ref, by, dana, omar } = pickup
  const theo = { ...by, ...ref } as const
  const crew = { ...byAccount(dana, ref.orderId), ...ref } as const
  const owner = { kind: 'owner', account: omar, orderItemId: ref.orderItemId } as const
  const accesses = { member: { ...crew, area: 'orders' }, reader: theo, owner } as const satisfies Record<
    string,
    ReportAccess
  >
  return { ...pickup, theo, crew, owner, accesses }
}

type Side = Awaited<ReturnType<typeof aPickupWithInspectors>>['theo' | 'crew' | 'owner']

/** Completes an inspection as one of them. Returns the ids of its photos. */
export function inspected(side: Side, phase: InspectionPhase, damages: readonly Damage[] = []): Promise<string[]> {
  return inspectVehicle({ ...side, phase }, { pictureOf: () => aPhoto(), damages })
}
