import { DAMAGE_SIZES, type Damage } from '~/models/trade/vocabulary/damages'

/** new: nothing of its kind was seen there at pickup. larger: it was smaller then. known: it was there. */
export type Since = 'new' | 'larger' | 'known'

/**
 * Whether a damage that somebody reports at the return was there at pickup, as far as either side has said: the same type
 * at the same part, from the same view.
 */
export function sincePickup(damage: Damage, before: readonly Damage[]): Since {
  const same = before.filter((each) => SAME.every((field) => each[field] === damage[field]))
  if (same.length === 0) return 'new'
  return same.some((each) => size(each) >= size(damage)) ? 'known' : 'larger'
}

const SAME = ['photoType', 'observationPoint', 'partOfVehicle', 'damageType'] as const

const size = ({ damageSize }: Damage) => DAMAGE_SIZES.indexOf(damageSize)
