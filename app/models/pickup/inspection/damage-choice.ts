import type { Damage, ObservationPoint, PhotoType, VehiclePart } from '~/models/trade/vocabulary/damages'
import { newDamage, partChoices, typeChoices, viewChoices } from './damage'

/** What a form of a damage shows as chosen. */
export interface DamageChoice {
  photoType: PhotoType
  observationPoint: ObservationPoint | null
  partOfVehicle: VehiclePart | null
  damageType: Damage['damageType']
  damageSize: Damage['damageSize']
}

type Asked = { kind?: PhotoType; view?: ObservationPoint; part?: VehiclePart }

/**
 * Where a form stands: at what its address says, else at the damage that it is about, else at a new one. Another kind or
 * another view clears the part; another kind the type, too.
 */
export function damageChoice(asked: Asked, damage: Damage | null): DamageChoice {
  const photoType = asked.kind ?? damage?.photoType ?? 'exterior'
  const known = damage?.photoType === photoType ? damage : null
  const view =
    viewChoices(photoType).find(({ value }) => value === (asked.view ?? known?.observationPoint))?.value ?? null
  const stays = known?.observationPoint === view ? known?.partOfVehicle : undefined
  const part = partChoices(photoType, view).find(({ value }) => value === (asked.part ?? stays))?.value ?? null
  const fresh = newDamage(photoType)
  const type = typeChoices(photoType).find(({ value }) => value === known?.damageType)?.value ?? fresh.damageType
  return {
    photoType,
    observationPoint: view,
    partOfVehicle: part,
    damageType: type,
    damageSize: damage?.damageSize ?? fresh.damageSize,
  }
}
