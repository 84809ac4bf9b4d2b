import { useState } from 'react'
import type { MakeChoices } from '~/models/search/search-page'
import { CheckRow } from './filter-fields'

interface MakeFilterProps {
  form: string
  chosen: readonly string[]
  makes: MakeChoices
}

/** Five makes and whatever was chosen when the page came; the others one press away. None moves as it is chosen. */
export function MakeFilter({ form, chosen, makes }: MakeFilterProps) {
  const [pinned] = useState(() => chosen.filter((make) => !makes.first.includes(make)))
  const known = new Set([...makes.first, ...pinned, ...makes.others])
  const inSight = [...makes.first, ...pinned, ...chosen.filter((make) => !known.has(make))]
  const folded = makes.others.filter((make) => !pinned.includes(make))
  const row = (make: string) => (
    <CheckRow form={form} name="make" value={make} isChosen={chosen.includes(make)} key={make}>
      <span>{make}</span>
    </CheckRow>
  )
  return (
    <fieldset>
      <legend className="sr-only">Make</legend>
      {inSight.map(row)}
      {folded.length > 0 && (
        <details className="group">
          <summary className="link inline-flex min-h-11 items-center text-sm">
            <span className="group-open:hidden">+ {folded.length} more</span>
            <span className="hidden group-open:inline">- less</span>
          </summary>
          {folded.map(row)}
        </details>
      )}
    </fieldset>
  )
}
