import type { CountedChoice, SearchPage } from '~/models/search/search-page'
import { labelOf } from '~/models/trade/vocabulary/option'
import { VEHICLE_KINDS } from '~/models/trade/vocabulary/vehicle-details'

interface KindAndDecadeProps {
  /** The id of the form the checkboxes belong to. */
  form: string
  page: SearchPage
}

/** Kinds and decades as chips with the number of all listed vehicles; one row that scrolls sideways on narrow screens. */
export function KindAndDecade({ form, page: { query, choices } }: KindAndDecadeProps) {
  const kinds = withChosen(choices.kinds, query.kinds, (kind) => labelOf(VEHICLE_KINDS, kind))
  const decades = withChosen(choices.decades, query.decades, String)
  if (kinds.length + decades.length === 0) return null
  return (
    <div className="chip-rows mt-2 md:mt-4">
      <Chips {...{ form, name: 'kind', legend: 'Kind', choices: kinds, chosen: query.kinds }} />
      <Chips {...{ form, name: 'decade', legend: 'Decade', choices: decades, chosen: query.decades }} />
    </div>
  )
}

interface ChipsProps {
  form: string
  name: string
  legend: string
  choices: readonly CountedChoice[]
  chosen: readonly string[]
}

function Chips({ form, name, legend, choices, chosen }: ChipsProps) {
  return (
    <fieldset>
      <legend className="sr-only">{legend}</legend>
      {choices.map(({ value, label, vehicles }) => (
        <label className="chip pick" key={value}>
          <input {...{ type: 'checkbox', form, name, value, defaultChecked: chosen.includes(value) }} />
          {label} <span className="figure text-sm">{vehicles.toLocaleString('en-US')}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** A chosen value stays when no vehicle has it any more. */
function withChosen(choices: CountedChoice[], chosen: readonly string[], label: (value: string) => string) {
  const known = new Set(choices.map(({ value }) => value))
  const others = chosen.filter((value) => !known.has(value))
  return [...choices, ...others.map((value) => ({ value, label: label(value), vehicles: 0 }))]
}
