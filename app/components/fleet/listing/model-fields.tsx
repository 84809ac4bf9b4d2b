import { type FormEvent, useId, useState } from 'react'
import type { FieldState } from '~/components/ui/form/field-state'
import { TextField } from '~/components/ui/form/text-field'
import { isYear } from '~/models/fleet/listing/listing-choices'
import { ownerPaths } from '~/models/trade/paths/owner'

interface ModelFieldsProps {
  field: (name: 'year' | 'make' | 'model') => FieldState
  /** For the initial year and make. */
  suggested: { makes: string[]; models: string[] }
}

/**
 * Year, make and model. Makes and models are suggested by year, but any text is accepted; a year that is no longer four
 * digits clears both.
 */
export function ModelFields({ field, suggested }: ModelFieldsProps) {
  const ids = { makes: useId(), models: useId() }
  const [makes, setMakes] = useState(suggested.makes)
  const [models, setModels] = useState(suggested.models)

  async function changeYear({ currentTarget: { form, value } }: FormEvent<HTMLInputElement>) {
    if (isYear(value)) return setMakes(await fetchSuggestions(ownerPaths.vehicleMakes(value)))
    for (const name of ['make', 'model']) {
      const input = form?.elements.namedItem(name)
      if (input instanceof HTMLInputElement) input.value = ''
    }
  }
  async function suggestModels({ currentTarget: { form } }: FormEvent<HTMLInputElement>) {
    const [year, make] = ['year', 'make'].map((name) => String(form ? new FormData(form).get(name) : ''))
    if (year && make && isYear(year)) setModels(await fetchSuggestions(ownerPaths.vehicleModels(year, make)))
  }
  return (
    <>
      <TextField
        {...field('year')}
        label="Year"
        onInput={changeYear}
        inputMode="numeric"
        maxLength={4}
        autoComplete="off"
      />
      <TextField {...field('make')} label="Make" list={ids.makes} autoComplete="off" />
      <TextField
        {...field('model')}
        label="Model"
        onFocus={suggestModels}
        list={ids.models}
        autoComplete="off"
        className="max-sm:col-span-2"
      />
      <Suggestions id={ids.makes} options={makes} />
      <Suggestions id={ids.models} options={models} />
    </>
  )
}

/** Empty if the request fails: suggestions are optional. */
async function fetchSuggestions(path: string): Promise<string[]> {
  try {
    const response = await fetch(path)
    const options: unknown = response.ok ? await response.json() : []
    return Array.isArray(options) ? options.map(String) : []
  } catch {
    return []
  }
}

function Suggestions({ id, options }: { id: string; options: readonly string[] }) {
  return (
    <datalist id={id}>
      {options.map((option) => (
        <option key={option} value={option} />
      ))}
    </datalist>
  )
}
