/** What a picture can show. The lists are the vocabulary; the types follow from them. */
export const BODIES = [
  'sedan',
  'coupe',
  'convertible',
  'wagon',
  'suv',
  'pickup',
  'van',
  'bus',
  'box-truck',
  'motorcycle',
] as const
export type Body = (typeof BODIES)[number]

export const ERAS = [1920, 1930, 1950, 1970, 1990, 2020] as const
export type Era = (typeof ERAS)[number]

/** Styles of trim: the 1920s share theirs with the 1930s. */
export type Period = Exclude<Era, 1920>

/** In gallery order: three-quarter front, driver's side, rear, passenger side, driver's front interior. */
const ANGLES = ['front', 'driver', 'rear', 'passenger', 'interior'] as const
export type Angle = (typeof ANGLES)[number]

export const LIVERIES = ['plain', 'police', 'taxi', 'ambulance', 'fire'] as const
export type Livery = (typeof LIVERIES)[number]

export const COLORS = [
  'black',
  'white',
  'silver',
  'gray',
  'blue',
  'red',
  'brown',
  'green',
  'yellow',
  'orange',
  'gold',
  'beige',
  'purple',
  'maroon',
  'teal',
  'other',
] as const
export type PaintColor = (typeof COLORS)[number]

/** Where a vehicle stands. */
export const SETTING_NAMES = [
  'studio',
  'barn',
  'warehouse',
  'garage',
  'desert-road',
  'suburb-drive',
  'harbor',
  'diner-at-dusk',
] as const
export type SettingName = (typeof SETTING_NAMES)[number]

/** Models with an outline of their own. */
export const LIKENESS_NAMES = [
  'bel-air',
  'corvette',
  'charger',
  'mustang',
  'mustang-fastback',
  'barracuda',
  'beetle',
  'crown-victoria',
  'checker',
  'school-bus',
  'tesla',
  'c-10',
  'old-look',
] as const
export type LikenessName = (typeof LIKENESS_NAMES)[number]

/** One vehicle to be drawn. The same seed gives the same vehicle at every angle. */
export type Subject = {
  body: Body
  era: Era
  color: PaintColor
  livery: Livery
  seed: string
  setting: SettingName
  likeness?: LikenessName
}

/** From where a vehicle is drawn, in gallery order; motorcycles lead with their side. */
export const anglesOf = ({ body }: Subject): readonly Angle[] => (body === 'motorcycle' ? ANGLES.slice(1) : ANGLES)

/** The drawing style for a model year: the latest era that had begun by then. */
export function eraOf(year: number): Era {
  if (year < 1932) return 1920
  if (year < 1946) return 1930
  if (year < 1964) return 1950
  if (year < 1984) return 1970
  return year < 2008 ? 1990 : 2020
}
