import {
  DAMAGE_SIZES,
  DAMAGE_TYPES_OF,
  DAMAGE_VIEWS,
  type Damage,
  type ObservationPoint,
  PHOTO_TYPES,
  type PhotoType,
  type VehiclePart,
} from '~/models/trade/vocabulary/inspections'
import type { Option } from '~/models/trade/vocabulary/option'
import { capitalized } from '~/models/trade/words/text'

/** 'Left head light' for 'left_head_light', 'Missing or broken' for 'missingOrBroken'. */
function damageWord(value: string): string {
  return capitalized(value.replaceAll('_', ' ').replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`))
}

const asOptions = <Value extends string>(values: readonly Value[]): Option<Value>[] =>
  values.map((value) => ({ value, label: damageWord(value) }))

export const KIND_CHOICES = asOptions(PHOTO_TYPES)
export const SIZE_CHOICES = asOptions(DAMAGE_SIZES)
export const typeChoices = (kind: PhotoType) => asOptions(DAMAGE_TYPES_OF[kind])
export const viewChoices = (kind: PhotoType) => asOptions(DAMAGE_VIEWS[kind].map(({ view }) => view))

/** The parts that are seen from somewhere; none where nobody can look from there. */
export function partChoices(kind: PhotoType, from: ObservationPoint | null) {
  return asOptions(DAMAGE_VIEWS[kind].find(({ view }) => view === from)?.parts ?? [])
}

/** What a new damage begins with; its view and part are chosen. */
export function newDamage(kind: PhotoType): Pick<Damage, 'photoType' | 'damageType' | 'damageSize'> {
  const [damageType = 'dent'] = DAMAGE_TYPES_OF[kind]
  return { photoType: kind, damageType, damageSize: 'small' }
}

/** 'Small dent, front door (driver side)'. */
export function damageTitle({ damageSize, damageType, partOfVehicle, observationPoint }: Damage): string {
  const small = (value: string) => damageWord(value).toLowerCase()
  return `${damageWord(damageSize)} ${small(damageType)}, ${small(partOfVehicle)} (${small(observationPoint)})`
}

type Said = Record<keyof Damage, string>
type Problems = Partial<Record<keyof Damage, string>>

export const DAMAGE_REQUIRED: Said = {
  photoType: 'Please choose exterior or interior.',
  observationPoint: 'Please choose a view.',
  partOfVehicle: 'Please choose a part visible in this view.',
  damageType: 'Please choose a type of damage.',
  damageSize: 'Please choose a size.',
}

/**
 * A damage as it was sent, or what is wrong with each of its fields: a part is of its view, a type of its kind. What hangs
 * on a field that is wrong is not judged.
 */
export function readDamage(said: Said): { damage: Damage } | { problems: Problems } {
  const chosen = <Value extends string>(choices: readonly Option<Value>[], field: keyof Damage) =>
    choices.find(({ value }) => value === said[field])?.value
  const photoType = chosen(KIND_CHOICES, 'photoType')
  const damageSize = chosen(SIZE_CHOICES, 'damageSize')
  if (!photoType) return { problems: required({ photoType, ...(!damageSize && { damageSize }) }) }
  const observationPoint = chosen(viewChoices(photoType), 'observationPoint')
  const partOfVehicle = chosen(partChoices(photoType, observationPoint ?? null), 'partOfVehicle')
  const damageType = chosen(typeChoices(photoType), 'damageType')
  if (observationPoint && partOfVehicle && damageType && damageSize) {
    return { damage: { photoType, observationPoint, partOfVehicle, damageType, damageSize } }
  }
  const part = observationPoint ? { partOfVehicle } : {}
  return { problems: required({ observationPoint, ...part, damageType, damageSize }) }
}

function required(found: Partial<Record<keyof Damage, string | undefined>>): Problems {
  const problems: Problems = {}
  for (const field of DAMAGE_FIELDS)
    if (field in found && found[field] === undefined) problems[field] = DAMAGE_REQUIRED[field]
  return problems
}

export const DAMAGE_FIELDS = ['photoType', 'observationPoint', 'partOfVehicle', 'damageType', 'damageSize'] as const

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
  const given = KIND_CHOICES.find(({ value }) => value === asked.kind)?.value
  const photoType = given ?? damage?.photoType ?? 'exterior'
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
