import { SWITCH } from '~/models/trade/fields/switched'

interface FormSwitchProps {
  current: 'quick' | 'whole'
  /** The address of the other form. */
  otherTo: string
  isNew: boolean
  /** The title that was typed in the short form. */
  title?: string | string[]
}

/**
 * The short form (title, days, price) and the whole form of an external vehicle, at the top of both. What was typed in
 * one is posted to the other.
 */
export function FormSwitch({ current, otherTo, isNew, title }: FormSwitchProps) {
  const forms = [
    { value: 'quick', label: isNew ? 'Quick add' : 'Quick edit' },
    { value: 'whole', label: 'Full record' },
  ]
  return (
    <>
      {/* the default button for Enter, which would otherwise be the one for the other form */}
      <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only" />
      {/* the only field of the quick form that is not in the whole one */}
      {current === 'whole' && title && <input type="hidden" name="title" value={title} />}
      <ul className="switch mb-4 w-fit">
        {forms.map(({ value, label }) => (
          <li key={value}>
            {value === current ? (
              <span className="tap px-4" aria-current="page">
                {label}
              </span>
            ) : (
              <button
                type="submit"
                className="tap px-4"
                name={SWITCH}
                value="yes"
                formAction={otherTo}
                formEncType="application/x-www-form-urlencoded"
              >
                {label}
              </button>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
