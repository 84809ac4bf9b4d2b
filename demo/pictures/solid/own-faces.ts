import type { LikenessName } from '../subject'
import type { Model } from './marks'
import { nineties } from './recent-faces'
import { checker, pushBar, schoolBus } from './service-faces'
import { charger, corvette, mustang, tesla } from './sports-faces'

/** The faces by which famous models are known. */
export const OWN_FACES: Partial<Record<LikenessName, (model: Model) => string>> = {
  corvette,
  charger,
  mustang,
  'mustang-fastback': mustang,
  checker,
  tesla,
  'crown-victoria': (model) => nineties(model) + pushBar(model),
  'school-bus': schoolBus,
}
