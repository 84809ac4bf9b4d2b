import { DAMAGE_SIZES, type Damage, type ObservationPoint, type Shot } from '~/models/trade/vocabulary/inspections'

/** new: nothing of its kind was seen there at pickup. larger: it was smaller then. known: it was there. */
export type Since = 'new' | 'larger' | 'known'

/**
 * Whether a damage that somebody reports at the return was there at pickup, as far as either side has said.
 */
export function sincePickup(damage: Damage, before: readonly Damage[]): Since {
  const same = before.filter((each) => isSameDamage(each, damage))
  if (same.length === 0) return 'new'
  return same.some((each) => size(each) >= size(damage)) ? 'known' : 'larger'
}

/** The same type at the same part, seen from the same side, whatever its size. */
export const isSameDamage = (one: Damage, other: Damage): boolean => SAME.every((field) => one[field] === other[field])

const SAME = ['photoType', 'observationPoint', 'partOfVehicle', 'damageType'] as const

const size = ({ damageSize }: Damage) => DAMAGE_SIZES.indexOf(damageSize)

/** The shot that shows where a damage is; from above and inside there is none. */
export const shotOf = ({ photoType, observationPoint }: Damage): Shot | undefined =>
  photoType === 'exterior' ? SHOT_OF_VIEW[observationPoint] : undefined

const SHOT_OF_VIEW: Partial<Record<ObservationPoint, Shot>> = {
  front: 'drivers-front',
  driver_side: 'drivers-side',
  passenger_side: 'passenger-side',
  back: 'rear',
}
