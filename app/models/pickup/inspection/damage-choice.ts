import type { Damage, ObservationPoint, PhotoType, VehiclePart } from '~/models/trade/vocabulary/inspections'
import { KIND_CHOICES, newDamage, partChoices, typeChoices, viewChoices } from './damage'

/** What a form of a damage shows as chosen. */
export interface DamageChoice {
  photoType: PhotoType
  observationPoint: ObservationPoint | null
  partOfVehicle: VehiclePart | null
  damageType: Damage['damageType']
  damageSize: Damage['damageSize']
}

/** From an address, or as it was sent: nonsense chooses nothing. */
type Asked = { kind?: string; view?: string; part?: string }

/**
 * Where a form stands: at what is asked for, else at the damage that it is about, else at a new one. Another kind or
 * another view clears the part; another kind the type, too.
 */
export function damageChoice(asked: Asked, damage: Damage | null): DamageChoice {
  const asTold = KIND_CHOICES.find(({ value }) => value === asked.kind)?.value
  const photoType = asTold ?? damage?.photoType ?? 'exterior'
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
