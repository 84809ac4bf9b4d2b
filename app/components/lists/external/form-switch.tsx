import { Link, useLocation, useNavigate } from '@remix-run/react'
import { type MouseEvent, useEffect } from 'react'
import { EXTERNAL_FIELDS } from '~/models/lists/external/external-fields'

interface FormSwitchProps {
  current: 'quick' | 'whole'
  /** The address of the other form. */
  otherTo: string
  isNew: boolean
}

/**
 * The short form (title, days, price) and the whole form of an external vehicle, at the top of both. With script, what
 * was typed in one is kept in the other.
 */
export function FormSwitch({ current, otherTo, isNew }: FormSwitchProps) {
  const navigate = useNavigate()
  const earlier = useTyped()
  // forgotten on a reload, because the server draws the page without it
  useEffect(() => window.history.replaceState({ ...window.history.state, usr: null }, ''), [])
  const openOther = (event: MouseEvent<HTMLAnchorElement>) => {
    const form = event.currentTarget.closest('form')
    if (!form || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    navigate(otherTo, { replace: true, preventScrollReset: true, state: { typed: typedIn(form, earlier) } })
  }
  const forms = [
    { value: 'quick', label: isNew ? 'Quick add' : 'Quick edit' },
    { value: 'whole', label: 'Full record' },
  ]
  return (
    <ul className="switch mb-4 w-fit">
      {forms.map(({ value, label }) => (
        <li key={value}>
          {value === current ? (
            <span className="tap px-4" aria-current="page">
              {label}
            </span>
          ) : (
            <Link className="tap px-4" to={otherTo} onClick={openOther} replace preventScrollReset>
              {label}
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}

const KEPT = ['title', ...EXTERNAL_FIELDS]

/** Without the fields that still say what was loaded, so that the other form shows what others change meanwhile. */
function typedIn(form: HTMLFormElement, earlier: object) {
  const sent = new FormData(form)
  const loaded = new Map(Object.entries(JSON.parse(String(sent.get('loaded') ?? '{}'))))
  const shown = KEPT.filter((name) => sent.has(name)).map((name) => [name, sent.getAll(name)] as const)
  const all = Object.entries({ ...earlier, ...Object.fromEntries(shown) })
  return Object.fromEntries(
    all.filter(([name, value]) => !loaded.has(name) || textOf(value) !== textOf(loaded.get(name))),
  )
}

const textOf = (value: unknown) => [value].flat().filter(Boolean).join()

/** What was typed before the other form was opened, by field. */
export function useTyped(): Record<string, string | string[]> {
  const { state } = useLocation()
  if (!(state instanceof Object && 'typed' in state)) return {}
  return Object.fromEntries(
    Object.entries(state.typed ?? {}).map(([name, value]) => {
      const texts = [value].flat().filter((each) => typeof each === 'string')
      return [name, texts.length > 1 ? texts : (texts[0] ?? '')]
    }),
  )
}
