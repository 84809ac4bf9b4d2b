import { capitalized } from '~/models/trade/format/text'
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

/** The parts visible from a point of observation; none if this kind has no such view. */
export function partChoices(kind: PhotoType, from: ObservationPoint | null) {
  return asOptions(DAMAGE_VIEWS[kind].find(({ view }) => view === from)?.parts ?? [])
}

/** Defaults of a new damage; its view and part have to be chosen. */
export function newDamage(kind: PhotoType): Pick<Damage, 'photoType' | 'damageType' | 'damageSize'> {
  const [damageType = 'dent'] = DAMAGE_TYPES_OF[kind]
  return { photoType: kind, damageType, damageSize: 'small' }
}

/** 'Small dent, front door (driver side)'. */
export function damageTitle({ damageSize, damageType, partOfVehicle, observationPoint }: Damage): string {
  const small = (value: string) => damageWord(value).toLowerCase()
  return `${damageWord(damageSize)} ${small(damageType)}, ${small(partOfVehicle)} (${small(observationPoint)})`
}

type Texts = Record<keyof Damage, string>
type Problems = Partial<Record<keyof Damage, string>>

export const DAMAGE_REQUIRED: Texts = {
  photoType: 'Please choose exterior or interior.',
  observationPoint: 'Please choose a view.',
  partOfVehicle: 'Please choose a part visible in this view.',
  damageType: 'Please choose a type of damage.',
  damageSize: 'Please choose a size.',
}

/**
 * Parses a submitted damage, or returns the errors of its fields: the part has to match the view, the type the kind.
 * Fields that depend on an invalid one are not checked.
 */
export function readDamage(submitted: Texts): { damage: Damage } | { problems: Problems } {
  const chosen = <Value extends string>(choices: readonly Option<Value>[], field: keyof Damage) =>
    choices.find(({ value }) => value === submitted[field])?.value
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

/** The selection in a damage form. */
export interface DamageChoice {
  photoType: PhotoType
  observationPoint: ObservationPoint | null
  partOfVehicle: VehiclePart | null
  damageType: Damage['damageType']
  damageSize: Damage['damageSize']
}

/** From the query string or the submitted form; invalid values choose nothing. */
type Requested = { kind?: string; view?: string; part?: string }

/**
 * The selection of a damage form: what the query asks for, else the damage being edited, else the defaults. Another
 * kind or view clears the part; another kind also clears the type.
 */
export function damageChoice(requested: Requested, damage: Damage | null): DamageChoice {
  const given = KIND_CHOICES.find(({ value }) => value === requested.kind)?.value
  const photoType = given ?? damage?.photoType ?? 'exterior'
  const known = damage?.photoType === photoType ? damage : null
  const view =
    viewChoices(photoType).find(({ value }) => value === (requested.view ?? known?.observationPoint))?.value ?? null
  const stays = known?.observationPoint === view ? known?.partOfVehicle : undefined
  const part = partChoices(photoType, view).find(({ value }) => value === (requested.part ?? stays))?.value ?? null
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
