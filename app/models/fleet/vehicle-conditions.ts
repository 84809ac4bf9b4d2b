import type { Condition } from '~/models/trade/vocabulary/vehicles'

type Judged = Record<'exteriorCondition' | 'interiorCondition' | 'mechanicalCondition', Condition> &
  Record<'exteriorNote' | 'interiorNote' | 'mechanicalNote', string>

/** In what state a vehicle is, part by part; the note is '' where there is nothing to say. */
export function vehicleConditions(vehicle: Judged): { part: string; condition: Condition; note: string }[] {
  return [
    { part: 'Exterior', condition: vehicle.exteriorCondition, note: vehicle.exteriorNote },
    { part: 'Interior', condition: vehicle.interiorCondition, note: vehicle.interiorNote },
    { part: 'Mechanical', condition: vehicle.mechanicalCondition, note: vehicle.mechanicalNote },
  ]
}
