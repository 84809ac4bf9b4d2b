import type { ReactNode } from 'react'
import type { Booking } from '~/models/trade/days/day'
import { Field, type FieldTexts, type Native, splitProps } from './field'
import { controlAttributes, type FieldState } from './field-state'

export interface TextFieldProps extends FieldState, FieldTexts, Native<'input'> {
  /** A unit before the typed text, such as `$`. */
  before?: string
  /** A control at the right end inside the field. */
  after?: ReactNode
}

/** One line of text: text, email, password, tel, search, number or date, by `type`. Native attributes pass through. */
export function TextField(props: TextFieldProps) {
  const { field, texts, defaultValue, native } = splitProps(props)
  const { before, after, type = 'text', ...attributes } = native
  const input = (
    <input
      {...attributes}
      {...controlAttributes(field, Boolean(texts.hint))}
      type={type}
      defaultValue={type === 'password' ? undefined : defaultValue}
      className={`input ${after ? 'pr-24' : ''} ${before ? 'figure' : ''}`}
    />
  )
  return (
    <Field field={field} texts={texts}>
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

/** Dollars and cents as people type them; the server parses them. */
export function MoneyField(props: Omit<TextFieldProps, 'type' | 'before' | 'inputMode'>) {
  return <TextField autoComplete="off" maxLength={20} {...props} before="$" inputMode="decimal" />
}

/** Several lines of text. */
export function TextareaField(props: FieldState & FieldTexts & Native<'textarea'>) {
  const { field, texts, defaultValue, native } = splitProps(props)
  return (
    <Field field={field} texts={texts}>
      <textarea
        rows={4}
        {...native}
        {...controlAttributes(field, Boolean(texts.hint))}
        defaultValue={defaultValue}
        className="textarea"
      />
    </Field>
  )
}

interface DateRangeProps {
  legend: string
  from: FieldState
  to: FieldState
  /** The first and last day the browser's date picker offers; the server decides. */
  within: Booking
  className?: string
  /** The field that replaces both with script (`SelectDates`). */
  calendar?: ReactNode
}

/** First and last day, both inclusive, as two native date inputs. */
export function DateRange({ legend, from, to, within, className = '', calendar }: DateRangeProps) {
  const days = { type: 'date', min: within.from, max: within.to }
  return (
    <fieldset className={`field ${className}`}>
      <legend>{legend}</legend>
      {calendar}
      <div
        className={`native-dates grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-x-4 gap-y-3 ${calendar ? 'has-calendar' : ''}`}
      >
        <TextField {...from} {...days} label="From" />
        <TextField {...to} {...days} label="To" />
      </div>
    </fieldset>
  )
}
