import type { Art } from '../pen/art'
import { chanceFrom } from '../pen/chance'
import type { SettingName } from '../subject'
import { barn } from './barn'
import { desertRoad } from './desert-road'
import { dinerAtDusk } from './diner-at-dusk'
import { garage } from './garage'
import { harbor } from './harbor'
import type { Place } from './setting'
import { studio } from './studio'
import { suburbDrive } from './suburb-drive'
import { warehouse } from './warehouse'

const SETTINGS: Record<SettingName, Place> = {
  studio,
  barn,
  warehouse,
  garage,
  'desert-road': desertRoad,
  'suburb-drive': suburbDrive,
  harbor,
  'diner-at-dusk': dinerAtDusk,
}

export const placeOf = ({ setting }: Art): Place => SETTINGS[setting]

/** What is behind a vehicle, the same from every angle. */
export const scenery = (art: Art, horizon: number) =>
  placeOf(art).draw({ horizon, chance: chanceFrom(`set of ${art.place}`) })
