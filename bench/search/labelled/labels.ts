import { plainName } from '~/models/fleet/glossary/make-names'
import type { FleetVehicle } from '../fleet'
import { MISSPELLED, REORDERED } from './misspelled-and-reordered'
import { PLAIN, SLANG } from './plain-and-slang'
import { COLOR, DECADE, YEAR } from './year-decade-and-color'

const TABLES = {
  plain: PLAIN,
  slang: SLANG,
  misspelled: MISSPELLED,
  reordered: REORDERED,
  year: YEAR,
  decade: DECADE,
  color: COLOR,
}

export type LabelledQuery = { category: string; text: string; isRight: (vehicle: FleetVehicle) => boolean }

type Rule = (vehicle: FleetVehicle) => boolean

const FACTS: Record<string, (vehicle: FleetVehicle, value: string) => boolean> = {
  kind: ({ kinds }, value) => kinds.includes(value),
  tag: ({ usageTags }, value) => usageTags.includes(value),
  body: ({ bodyType }, value) => bodyType === value,
  make: ({ make }, value) => make === value,
  model: ({ model }, value) => plainName(model).includes(plainName(value)),
  color: ({ color }, value) => color === value,
  decade: ({ era }, value) => era === value,
  year: ({ year }, value) => {
    const [from = '', to = from] = value.split('-')
    return year >= Number(from) && year <= Number(to)
  },
}

/** The searches of all categories; see the README for their rules. */
export const LABELLED_QUERIES: LabelledQuery[] = Object.entries(TABLES).flatMap(([category, table]) =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [text = '', rule = ''] = line.split(' -> ')
      return { category, text, isRight: ruleOf(rule) }
    }),
)

function ruleOf(text: string): Rule {
  const either = text.split(' | ').map((part) => part.split(' & ').map(conditionOf))
  return (vehicle) => either.some((all) => all.every((holds) => holds(vehicle)))
}

function conditionOf(text: string): Rule {
  const [, fact = '', not, values = ''] = /^(\w+)(!?)=(.+)$/.exec(text) ?? []
  const fits = FACTS[fact]
  if (!fits) throw new Error(`${text} is not a condition.`)
  return (vehicle) => values.split(',').some((value) => fits(vehicle, value)) === (not === '')
}
