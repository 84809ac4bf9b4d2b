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
    if (isYear(value)) return setMakes(await fetchWords(ownerPaths.vehicleMakes(value)))
    for (const name of ['make', 'model']) {
      const input = form?.elements.namedItem(name)
      if (input instanceof HTMLInputElement) input.value = ''
    }
  }
  async function suggestModels({ currentTarget: { form } }: FormEvent<HTMLInputElement>) {
    const [year, make] = ['year', 'make'].map((name) => String(form ? new FormData(form).get(name) : ''))
    if (year && make && isYear(year)) setModels(await fetchWords(ownerPaths.vehicleModels(year, make)))
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
      <TextField {...field('model')} label="Model" onFocus={suggestModels} list={ids.models} autoComplete="off" />
      <Suggestions id={ids.makes} words={makes} />
      <Suggestions id={ids.models} words={models} />
    </>
  )
}

/** Empty if the request fails: suggestions are optional. */
async function fetchWords(path: string): Promise<string[]> {
  try {
    const response = await fetch(path)
    const words: unknown = response.ok ? await response.json() : []
    return Array.isArray(words) ? words.map(String) : []
  } catch {
    return []
  }
}

function Suggestions({ id, words }: { id: string; words: readonly string[] }) {
  return (
    <datalist id={id}>
      {words.map((word) => (
        <option key={word} value={word} />
      ))}
    </datalist>
  )
}
