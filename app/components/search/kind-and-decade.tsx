import { useState } from 'react'
import { Icon } from '~/components/ui/icon'
import { type CountedChoice, findsEverything, type SearchPage } from '~/models/search/search-page'
import { formatNumber } from '~/models/trade/number'
import { labelOf } from '~/models/trade/vocabulary/option'
import { VEHICLE_KINDS } from '~/models/trade/vocabulary/vehicle-details'

interface KindAndDecadeProps {
  /** The id of the form the checkboxes belong to. */
  form: string
  page: SearchPage
}

/**
 * Kinds and decades as chips: one line on wide screens, the further ones of each behind "More kinds" or "More decades".
 * On narrow screens all are one row that scrolls sideways. The number of all listed vehicles is only shown while all of
 * them are searched.
 */
export function KindAndDecade({ form, page: { query, choices } }: KindAndDecadeProps) {
  const kinds = withChosen(choices.kinds, query.kinds, (kind) => labelOf(VEHICLE_KINDS, kind))
  const decades = withChosen(choices.decades, query.decades, String)
  if (kinds.length + decades.length === 0) return null
  const chips = { form, isCounted: findsEverything(query) }
  return (
    <div className="chip-rows mt-2 md:mt-4">
      <Chips {...{ ...chips, name: 'kind', legend: 'Kind', choices: kinds, chosen: query.kinds }} />
      <Chips {...{ ...chips, name: 'decade', legend: 'Decade', choices: decades, chosen: query.decades }} />
    </div>
  )
}

interface ChipsProps {
  form: string
  /** Whether each has its number of vehicles. */
  isCounted: boolean
  name: string
  legend: string
  choices: readonly CountedChoice[]
  chosen: readonly string[]
}

function Chips({ form, isCounted, name, legend, choices, chosen }: ChipsProps) {
  const first = choices.length > IN_HALF_A_LINE + 1 ? IN_HALF_A_LINE : choices.length
  const others = choices.slice(first)
  const [wasOpen] = useState(others.some(({ value }) => chosen.includes(value)))
  const chip = ({ value, label, vehicles }: CountedChoice) => (
    <label className="chip pick" key={value}>
      <input {...{ type: 'checkbox', form, name, value, defaultChecked: chosen.includes(value) }} />
      {label} {isCounted && <span className="figure text-sm">{formatNumber(vehicles)}</span>}
    </label>
  )
  return (
    <fieldset>
      <legend className="sr-only">{legend}</legend>
      {choices.slice(0, first).map(chip)}
      {others.length > 0 && (
        <details className="more-chips" open={wasOpen}>
          <summary className="chip pick">
            More {legend.toLowerCase()}s
            <Icon name="down" className="turns w-4!" />
          </summary>
          <div>{others.map(chip)}</div>
        </details>
      )}
    </fieldset>
  )
}

/** As many of each as fit in half a line of a wide screen. */
const IN_HALF_A_LINE = 5

/** A chosen value stays when no vehicle has it any more. */
function withChosen(choices: CountedChoice[], chosen: readonly string[], label: (value: string) => string) {
  const known = new Set(choices.map(({ value }) => value))
  const others = chosen.filter((value) => !known.has(value))
  return [...choices, ...others.map((value) => ({ value, label: label(value), vehicles: 0 }))]
}
