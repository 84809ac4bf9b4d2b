import { Form, Link, useSubmit } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { BUTTON_CLASS, SubmitButton } from '~/components/ui/button'
import { type Choice, SelectField } from '~/components/ui/form/choice-fields'
import { plainField } from '~/components/ui/form/field-state'
import { crewPaths } from '~/models/trade/paths/crew'

interface ActivityFilterProps {
  projectId: string
  /** What was chosen. */
  filter: { person?: string; vehicle?: string }
  choices: { people: readonly Choice[]; vehicles: readonly Choice[] }
}

const FIELDS = ['person', 'vehicle'] as const

/** Shows the activity of one person, about one vehicle, or both. With script each choice applies at once. */
export function ActivityFilter({ projectId, filter, choices }: ActivityFilterProps) {
  const field = plainField({ values: filter }, FIELDS)
  const submit = useSubmit()
  const form = useRef<HTMLFormElement>(null)
  const { person = '', vehicle = '' } = filter
  // a new key would also show the values of the address, but lose the focus
  useEffect(() => {
    for (const [name, value] of Object.entries({ person, vehicle })) {
      const select = form.current?.elements.namedItem(name)
      if (select instanceof HTMLSelectElement) select.value = value
    }
  }, [person, vehicle])
  const isFiltered = Boolean(filter.person ?? filter.vehicle)
  return (
    <Form
      ref={form}
      action={crewPaths.activity(projectId)}
      role="search"
      aria-label="Activity"
      onChange={(event) => submit(event.currentTarget, { preventScrollReset: true })}
      className="mb-4 grid max-w-2xl grid-cols-2 items-end gap-3 sm:grid-cols-3"
    >
      <SelectField {...field('person')} label="Person" choices={choices.people} emptyLabel="Everyone" />
      {choices.vehicles.length > 0 && (
        <SelectField {...field('vehicle')} label="Vehicle" choices={choices.vehicles} emptyLabel="All vehicles" />
      )}
      <div className="flex flex-wrap gap-2 max-sm:col-span-2">
        <SubmitButton look="secondary" className="without-script max-sm:flex-1">
          Show
        </SubmitButton>
        {isFiltered && (
          <Link className={BUTTON_CLASS.ghost} to={crewPaths.activity(projectId)}>
            Show all
          </Link>
        )}
      </div>
    </Form>
  )
}
