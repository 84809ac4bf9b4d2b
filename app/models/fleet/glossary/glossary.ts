import { BODY_TYPES, type BodyType } from '../../trade/vocabulary/vehicle-details'
import { AMERICAN_A_G } from './american-a-g'
import { AMERICAN_H_Z } from './american-h-z'
import { ASIAN } from './asian'
import { COMMERCIAL } from './commercial'
import { EUROPEAN } from './european'
import { makeOfNickname, plainName } from './make-names'
import { MOTORCYCLES } from './motorcycles'

/** Years of production, both inclusive; `to` is null while it is still built. */
type Production = { from: number; to: number | null }

type GlossaryModel = { make: string; model: string; bodyType: BodyType; built: Production[] }

/**
 * A line is a make, a body type and models with their years: 'Ford|Coupe|GT 2005-2006,2017-2022;Mustang 1964-'.
 * American vehicles by model year, others by the years in which they were built anywhere. Facts from general knowledge,
 * compared with the public lists abhionlyone/us-car-models-data (1992 to 2026) and n8barr/automotive-model-year-data.
 */
const TABLES = [AMERICAN_A_G, AMERICAN_H_Z, EUROPEAN, ASIAN, COMMERCIAL, MOTORCYCLES]

/** Parsed on first use; `makes` is keyed by plain name. */
let parsed: { models: readonly GlossaryModel[]; makes: ReadonlyMap<string, string> } | null = null

function glossary() {
  if (parsed) return parsed
  const models = TABLES.flatMap((table) => table.trim().split('\n')).flatMap(modelsOfLine)
  parsed = { models, makes: new Map(models.map(({ make }) => [plainName(make), make])) }
  return parsed
}

export const allModels = () => glossary().models

/** The makes that built something in a year, sorted. */
export function makesOf(year: number): string[] {
  return inOrder(builtIn(year).map(({ make }) => make))
}

/** The models a make built in a year, sorted. Accepts nicknames and other spellings of the make ('VW', 'citroen'). */
export function modelsOf(year: number, make: string): string[] {
  const known = findMake(make)
  return inOrder(
    builtIn(year)
      .filter((model) => model.make === known)
      .map(({ model }) => model),
  )
}

/** The glossary's spelling of a make: 'Chevrolet' for 'chevy'; null if it is unknown. */
export function findMake(make: string): string | null {
  return makeOfNickname(make) ?? glossary().makes.get(plainName(make)) ?? null
}

export function isKnownMake(make: string): boolean {
  return findMake(make) !== null
}

const builtIn = (year: number) =>
  allModels().filter(({ built }) => built.some(({ from, to }) => from <= year && year <= (to ?? year)))

const inOrder = (names: string[]) => [...new Set(names)].sort((one, other) => one.localeCompare(other, 'en'))

function modelsOfLine(line: string): GlossaryModel[] {
  const [make = '', body, models = ''] = line.split('|')
  const bodyType = BODY_TYPES.find(({ value }) => value === body)?.value
  if (!bodyType) throw new Error(`${line} has no body type.`)
  return models.split(';').map((text) => {
    const end = text.lastIndexOf(' ')
    return {
      make,
      model: text.slice(0, end),
      bodyType,
      built: text
        .slice(end + 1)
        .split(',')
        .map(productionOf),
    }
  })
}

function productionOf(years: string): Production {
  const [from = '', to = from] = years.split('-')
  return { from: Number(from), to: to === '' ? null : Number(to) }
}
