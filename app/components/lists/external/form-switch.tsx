import { Link } from '@remix-run/react'

interface FormSwitchProps {
  current: 'quick' | 'whole'
  /** The address of the other form. */
  otherTo: string
  isNew: boolean
}

/** The short form (title, days, price) and the whole form of an external vehicle, at the top of both. */
export function FormSwitch({ current, otherTo, isNew }: FormSwitchProps) {
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
            <Link className="tap px-4" to={otherTo} replace preventScrollReset>
              {label}
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}
