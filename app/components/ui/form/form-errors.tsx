import { Note } from '../note'
import { type FieldState, hasProblem } from './field-state'

interface FormErrorsProps {
  /** What is wrong with the form as a whole. */
  errors?: readonly string[]
  /** Fields in the order of the screen; the wrong ones are listed as links. Leave out in short forms. */
  fields?: readonly FieldState[]
  className?: string
}

/** The summary at the top of a form that came back; nothing when nothing is wrong. */
export function FormErrors({ errors = [], fields = [], className }: FormErrorsProps) {
  const wrong = fields.filter(hasProblem)
  if (errors.length === 0 && wrong.length === 0) return null
  return (
    <Note tone="refused" isAlert className={className}>
      {errors.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {wrong.length > 0 && (
        <>
          <p className="font-semibold">{wrong.length === 1 ? 'One thing' : `${wrong.length} things`} to put right</p>
          <ul>
            {wrong.map((field) => (
              <li key={field.id}>
                <a className="link inline-flex min-h-11 items-center text-sm" href={`#${field.id}`}>
                  {field.errors?.join(' ')}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </Note>
  )
}
