import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { Field, type FieldWords } from './field'
import { controlAttributes, type FieldState } from './field-state'

type Native = Omit<ComponentPropsWithoutRef<'input'>, keyof FieldState | 'className' | 'children' | 'autoFocus'>

export interface TextFieldProps extends FieldState, FieldWords, Native {
  /** A unit in front of what is typed, such as `$`. */
  before?: string
  /** A control at the right end inside the field. */
  after?: ReactNode
}

/** One line of text: text, email, password, tel, search, number or date, by `type`. Native attributes pass through. */
export function TextField(props: TextFieldProps) {
  const { id, name, defaultValue, defaultValues, errors, isFirstProblem, ...beside } = props
  const { label, hint, isLabelHidden, className, before, after, type = 'text', ...native } = beside
  const field = { id, name, errors, isFirstProblem }
  const input = (
    <input
      {...native}
      {...controlAttributes(field, Boolean(hint))}
      type={type}
      defaultValue={type === 'password' ? undefined : defaultValue}
      className={`input ${after ? 'pr-24' : ''} ${before ? 'figure' : ''}`}
    />
  )
  return (
    <Field field={field} words={{ label, hint, isLabelHidden, className }}>
      {before || after ? (
        <div className="affix">
          {before && <span aria-hidden="true">{before}</span>}
          {input}
          {after}
        </div>
      ) : (
        input
      )}
    </Field>
  )
}

/** Dollars and cents as people type them; the server reads them. */
export function MoneyField(props: Omit<TextFieldProps, 'type' | 'before' | 'inputMode'>) {
  return <TextField autoComplete="off" maxLength={20} {...props} before="$" inputMode="decimal" />
}
