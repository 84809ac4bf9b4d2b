import { isHeavy } from '../pen/art'
import type { Period } from '../subject'
import { fifties, seventies } from './early-faces'
import type { Model } from './marks'
import { OWN_FACES } from './own-faces'
import { current, heavy, nineties } from './recent-faces'

const FACES: Record<Period, (model: Model) => string> = {
  1930: () => '',
  1950: fifties,
  1970: seventies,
  1990: nineties,
  2020: current,
}

/** Grille, lamps and bumper: what an era and a make are told by. */
export function face(model: Model): string {
  const { art } = model
  const own = art.likeness && OWN_FACES[art.likeness]
  if (own) return own(model)
  if (isHeavy(art) && art.period >= 1990) return heavy(model)
  return FACES[art.period](model)
}
