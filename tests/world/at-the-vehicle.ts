import { inspectVehicle } from '#demo/builder/inspect-vehicle.server'
import type { Damage, InspectionPhase } from '~/models/trade/vocabulary/inspections'

import type { ReportDoor } from '~/services/pickup/report/open-report.server'
import { aPhoto } from './files/photos'
import { aPickup } from './recipients'

export const DENT = {
  photoType: 'exterior',
  observationPoint: 'back',
  partOfVehicle: 'trunk',
  damageType: 'dent',
  damageSize: 'small',
} as const satisfies Damage

/** Who inspects a vehicle: Theo, who holds the link, Dana's crew, and Omar, its owner; and by which doors it is read of. */
export async function atTheVehicle() {
  const pickup = await aPickup()
  const { at, by, dana, omar } = pickup
  const theo = { side: 'renter', reader: by, ...at } as const
  const crew = { side: 'renter', reader: { account: dana, holder: null }, ...at } as const
  const owner = { side: 'owner', owner: omar, ...at } as const
  const doors = {
    member: { by: 'member', renter: dana, ...at },
    reader: { by: 'reader', reader: by, ...at },
    owner: { by: 'owner', owner: omar, ...at },
  } as const satisfies Record<string, ReportDoor>
  return { ...pickup, theo, crew, owner, doors }
}

type Side = Awaited<ReturnType<typeof atTheVehicle>>['theo' | 'crew' | 'owner']

/** A whole inspection by one of them, finished; the ids of its photos. */
export function inspected(side: Side, phase: InspectionPhase, damages: readonly Damage[] = []): Promise<string[]> {
  return inspectVehicle({ ...side, phase }, { pictureOf: () => aPhoto(), damages })
}
