import type { SearchQuery } from '~/models/trade/addresses/search-query'
import { USAGES } from '~/models/trade/vocabulary/deals'
import { labelOf, type Option } from '~/models/trade/vocabulary/option'
import { DRIVING_STATES } from '~/models/trade/vocabulary/search-filters'
import { BODY_TYPES, TRANSMISSIONS } from '~/models/trade/vocabulary/vehicle-details'
import { ChoiceRow } from './filter-fields'
import { Part, type PartProps } from './filter-part'

/** Filters that few searches need. Those that are set when the page loads are open. */
export default function MoreFilters({ form, query }: { form: string; query: SearchQuery }) {
  const { bodyTypes, usages, transmission, driving } = query
  const count = bodyTypes.length + usages.length + (transmission ? 1 : 0) + (driving ? 1 : 0)
  const known = new Set<string>(BODY_TYPES.map(({ value }) => value))
  const otherBodies = bodyTypes.filter((body) => !known.has(body)).map((value) => ({ value, label: value }))
  return (
    <Part title="More filters" value={count || ''} isOpen={count > 0}>
      <div className="border-l border-base-300 pl-3">
        <Choices
          {...{ form, name: 'body', title: 'Body', chosen: bodyTypes }}
          options={[...BODY_TYPES, ...otherBodies]}
        />
        <Choices {...{ form, name: 'usage', title: 'Allowed use', chosen: usages }} options={USAGES} />
        <OneChoice
          {...{ form, name: 'transmission', title: 'Transmission', chosen: transmission }}
          options={TRANSMISSIONS}
        />
        <OneChoice {...{ form, name: 'runs', title: 'Runs and drives', chosen: driving }} options={DRIVING_STATES} />
      </div>
    </Part>
  )
}

interface ChoicesProps {
  form: string
  name: string
  title: string
  options: readonly Option<string>[]
}

function Choices({ form, name, title, options, chosen }: ChoicesProps & { chosen: readonly string[] }) {
  return (
    <Group title={title} value={chosen.length || 'Any'} isOpen={chosen.length > 0}>
      {options.map(({ value, label }) => (
        <ChoiceRow {...{ form, name, value, isChosen: chosen.includes(value) }} key={value}>
          <span>{label}</span>
        </ChoiceRow>
      ))}
    </Group>
  )
}

function OneChoice({ form, name, title, options, chosen }: ChoicesProps & { chosen: string | null }) {
  return (
    <Group title={title} value={chosen ? labelOf(options, chosen) : 'Any'} isOpen={chosen !== null}>
      {[{ value: '', label: 'Any' }, ...options].map(({ value, label }) => (
        <ChoiceRow {...{ form, type: 'radio', name, value, isChosen: (chosen ?? '') === value }} key={value}>
          <span>{label}</span>
        </ChoiceRow>
      ))}
    </Group>
  )
}

function Group({ children, ...part }: PartProps) {
  return (
    <Part {...part}>
      <fieldset>
        <legend className="sr-only">{part.title}</legend>
        {children}
      </fieldset>
    </Part>
  )
}
