import { useLocation, useNavigate } from '@remix-run/react'
import { type MouseEvent, useEffect } from 'react'
import { EXTERNAL_FIELDS } from '~/models/lists/external/external-fields'

interface FormSwitchProps {
  current: 'quick' | 'whole'
  /** The address of the other form. */
  otherTo: string
  isNew: boolean
}

/**
 * The short form (title, days, price) and the whole form of an external vehicle, at the top of both. What was typed in
 * one is kept in the other: with script in the history, without in the address.
 */
export function FormSwitch({ current, otherTo, isNew }: FormSwitchProps) {
  const navigate = useNavigate()
  const earlier = useTyped()
  // forgotten on a reload, because the server draws the page without it
  useEffect(() => window.history.replaceState({ ...window.history.state, usr: null }, ''), [])
  const openOther = (event: MouseEvent<HTMLButtonElement>) => {
    const { form } = event.currentTarget
    if (!form) return
    event.preventDefault()
    const typed = typedIn(new FormData(form), earlier)
    navigate(otherTo, { replace: true, preventScrollReset: true, state: { typed } })
  }
  const forms = [
    { value: 'quick', label: isNew ? 'Quick add' : 'Quick edit' },
    { value: 'whole', label: 'Full record' },
  ]
  return (
    <>
      {/* the default button for Enter, which would otherwise be the one for the other form */}
      <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only" />
      {/* the only field of the quick form that is not in the whole one */}
      {current === 'whole' && earlier.title && <input type="hidden" name="title" value={earlier.title} />}
      <ul className="switch mb-4 w-fit">
        {forms.map(({ value, label }) => (
          <li key={value}>
            {value === current ? (
              <span className="tap px-4" aria-current="page">
                {label}
              </span>
            ) : (
              <button type="submit" className="tap px-4" formMethod="get" formAction={otherTo} onClick={openOther}>
                {label}
              </button>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

const KEPT = ['title', ...EXTERNAL_FIELDS]

/** Without the fields that still say what was loaded, so that the other form shows what others change meanwhile. */
function typedIn(sent: FormData | URLSearchParams, earlier: object) {
  const loaded = new Map(Object.entries(parsed(String(sent.get('loaded')))))
  const shown = KEPT.filter((name) => sent.has(name)).map((name) => [name, sent.getAll(name)] as const)
  const all = Object.entries({ ...earlier, ...Object.fromEntries(shown) })
  return Object.fromEntries(
    all.filter(([name, value]) => !loaded.has(name) || textOf(value) !== textOf(loaded.get(name))),
  )
}

/** A hand-made address can contain anything. */
function parsed(loaded: string): object {
  try {
    return Object(JSON.parse(loaded))
  } catch {
    return {}
  }
}

const textOf = (value: unknown) => [value].flat().filter(Boolean).join()

/** What was typed before the other form was opened, by field. */
export function useTyped(): Record<string, string | string[]> {
  const { state, search } = useLocation()
  const typed = state instanceof Object && 'typed' in state ? state.typed : typedIn(new URLSearchParams(search), {})
  return Object.fromEntries(
    Object.entries(typed ?? {}).map(([name, value]) => {
      const texts = [value].flat().filter((each) => typeof each === 'string')
      return [name, texts.length > 1 ? texts : (texts[0] ?? '')]
    }),
  )
}
