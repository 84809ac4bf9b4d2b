import { useEffect, useRef } from 'react'
import { Note } from '../note'
import { type FieldState, hasProblem } from './field-state'

interface FormErrorsProps {
  /** What is wrong with the form as a whole; another array is another answer, and takes the focus. */
  errors?: readonly string[]
  /** Fields in the order of the screen; the wrong ones are listed as links. Leave out in short forms. */
  fields?: readonly FieldState[]
  className?: string
}

/** The summary at the top of a form that came back, each sentence once; nothing when nothing is wrong. */
export function FormErrors({ errors, fields = [], className = '' }: FormErrorsProps) {
  const top = useRef<HTMLDivElement>(null)
  const isOfForm = Boolean(errors?.length)
  useEffect(() => {
    if (errors?.length) top.current?.focus()
  }, [errors])

  const wrong = fields.filter(
    (field, at) => hasProblem(field) && at === fields.findIndex((each) => said(each) === said(field)),
  )
  if (!isOfForm && wrong.length === 0) return null
  return (
    <div ref={top} tabIndex={-1} className={`scroll-my-4 ${className}`} {...(isOfForm && FOCUSED)}>
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
                    {said(field)}
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

const said = ({ errors }: FieldState) => errors?.join(' ')

/** Without script; the browser takes the first of several. */
const FOCUSED = { autoFocus: true }
