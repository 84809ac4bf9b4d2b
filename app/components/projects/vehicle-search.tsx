import { Form, useSubmit } from '@remix-run/react'
import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { BUTTON_CLASS, SubmitButton } from '~/components/ui/button'
import { Icon } from '~/components/ui/icon'
import { MAX_VEHICLE_SEARCH_LENGTH, MIN_VEHICLE_SEARCH_LENGTH } from '~/models/trade/constants'

interface VehicleSearchProps {
  action: string
  /** The current search text. */
  text: string
  /** The page's query; a search keeps its filters and order. */
  view?: string
  /** There are no vehicles to search. */
  isDisabled?: boolean
}

/** Searches the vehicles on a project's lists. Clearing the box shows all of them again. */
export function VehicleSearch({ action, text, view = '', isDisabled = false }: VehicleSearchProps) {
  const kept = [...new URLSearchParams(view)].filter(([name]) => KEPT.has(name))
  const submit = useSubmit()
  const isTooShort = useIsTooShort(text)
  const clear = (event: FormEvent<HTMLInputElement>) => {
    isTooShort.read(event.currentTarget.value)
    if (event.currentTarget.value === '' && text !== '') submit(event.currentTarget.form)
  }
  return (
    <Form method="get" action={action} role="search" className="vehicle-search relative grid gap-1" preventScrollReset>
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
        <p id="vehicle-hint" className={text !== '' && isShort(text) ? 'problem' : 'hint max-sm:sr-only'}>
          Year, make, model, body, color or picture car ({MIN_VEHICLE_SEARCH_LENGTH}+ characters).
          {text !== '' && isShort(text) && ' Showing all vehicles.'}
        </p>
      )}
    </Form>
  )
}

/** On phones the search is behind a button beside the title of the page, unless there is a text in it. */
export function FoldedSearch({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  const isPressed = () => document.activeElement?.localName === 'summary'
  return (
    <>
      <details
        key={String(isOpen)}
        open={isOpen}
        className="peer absolute top-0 right-13 md:hidden"
        onToggle={({ currentTarget }) =>
          currentTarget.open && isPressed() && document.getElementById('vehicle')?.focus()
        }
      >
        <summary className={`${BUTTON_CLASS.outline} btn-square`}>
          <Icon name="search" />
          <span className="sr-only">Search Vehicle</span>
        </summary>
      </details>
      <div className="hidden peer-open:block md:block">{children}</div>
    </>
  )
}

const KEPT: ReadonlySet<string> = new Set(['mark', 'status', 'order'])

/** With script, checks while typing; without it the server says that it did not search for the text. */
function useIsTooShort(shown: string) {
  const [typed, setTyped] = useState<string | null>(null)
  useEffect(() => setTyped(shown), [shown])
  return { now: typed !== null && isShort(typed), read: setTyped }
}

const isShort = (text: string) => [...text.trim()].length < MIN_VEHICLE_SEARCH_LENGTH
