import { Form, useSubmit } from '@remix-run/react'
import { type FormEvent, useEffect, useState } from 'react'
import { SubmitButton } from '~/components/ui/button'
import { MAX_VEHICLE_SEARCH_LENGTH, MIN_VEHICLE_SEARCH_LENGTH } from '~/models/trade/constants'

interface VehicleSearchProps {
  action: string
  /** What the page is searched for now. */
  text: string
  /** The query of the page, of which a search keeps the status and the order. */
  view?: string
  /** There is nothing to search. */
  isDisabled?: boolean
}

/** Finds vehicles on the lists of a project. Clearing the box shows them all again. */
export function VehicleSearch({ action, text, view = '', isDisabled = false }: VehicleSearchProps) {
  const kept = [...new URLSearchParams(view)].filter(([name]) => name === 'status' || name === 'order')
  const submit = useSubmit()
  const isTooShort = useIsTooShort(text)
  const clear = (event: FormEvent<HTMLInputElement>) => {
    isTooShort.read(event.currentTarget.value)
    if (event.currentTarget.value === '' && text !== '') submit(event.currentTarget.form)
  }
  return (
    <Form method="get" action={action} role="search" className="grid gap-1" preventScrollReset>
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="flex gap-2">
        <label className="sr-only" htmlFor="vehicle">
          Search Vehicle
        </label>
        <input
          key={text}
          id="vehicle"
          name="vehicle"
          type="search"
          className="input max-w-sm min-w-0 flex-1 lg:max-w-none"
          placeholder="Search Vehicle"
          defaultValue={text}
          minLength={MIN_VEHICLE_SEARCH_LENGTH}
          maxLength={MAX_VEHICLE_SEARCH_LENGTH}
          disabled={isDisabled}
          aria-describedby={isDisabled ? undefined : 'vehicle-hint'}
          onInput={clear}
        />
        <SubmitButton look="outline" action={action} disabled={isDisabled || isTooShort.now}>
          Search
        </SubmitButton>
      </div>
      {!isDisabled && (
        <p id="vehicle-hint" className={text !== '' && isShort(text) ? 'problem' : 'hint'}>
          Year, make, model, body or color ({MIN_VEHICLE_SEARCH_LENGTH}+ characters).
          {text !== '' && isShort(text) && ' Showing all vehicles.'}
        </p>
      )}
    </Form>
  )
}

/** Only script can tell while somebody types; without it the server says what it did not search for. */
function useIsTooShort(shown: string) {
  const [typed, setTyped] = useState<string | null>(null)
  useEffect(() => setTyped(shown), [shown])
  return { now: typed !== null && isShort(typed), read: setTyped }
}

const isShort = (text: string) => [...text.trim()].length < MIN_VEHICLE_SEARCH_LENGTH
