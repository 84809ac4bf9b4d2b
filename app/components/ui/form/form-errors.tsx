import { useEffect, useRef } from 'react'
import { Note } from '../feedback/note'
import { type FieldState, hasProblem } from './field-state'

interface FormErrorsProps {
  /** Form-level errors; a new array means a new response and takes focus. */
  errors?: readonly string[]
  /** Fields in screen order; the invalid ones are listed as links. Omit in short forms. */
  fields?: readonly FieldState[]
  className?: string
}

/** The error summary at the top of a form, each sentence once; renders nothing without errors. */
export function FormErrors({ errors, fields = [], className = '' }: FormErrorsProps) {
  const top = useRef<HTMLDivElement>(null)
  const hasFormErrors = Boolean(errors?.length)
  useEffect(() => {
    if (errors?.length) top.current?.focus()
  }, [errors])

  const wrong = fields.filter(
    (field, index) => hasProblem(field) && index === fields.findIndex((each) => textOf(each) === textOf(field)),
  )
  if (!hasFormErrors && wrong.length === 0) return null
  return (
    <div ref={top} tabIndex={-1} className={`scroll-my-4 ${className}`} {...(hasFormErrors && FOCUSED)}>
      <Note tone="refused" isAlert>
        {errors?.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {wrong.length > 0 && (
          <>
            <p className="font-semibold">{wrong.length === 1 ? 'One problem' : `${wrong.length} problems`} to fix</p>
            <ul>
              {wrong.map((field) => (
                <li key={field.id}>
                  <a className="link inline-flex min-h-11 items-center text-sm" href={`#${field.id}`}>
                    {textOf(field)}
                  </a>
                </li>
              ))}
            </ul>
          </>
        )}
      </Note>
    </div>
  )
}

const textOf = ({ errors }: FieldState) => errors?.join(' ')

/** Focuses the summary without script; of several autofocus elements, the browser picks the first. */
const FOCUSED = { autoFocus: true }
