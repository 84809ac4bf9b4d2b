import { type FormEvent, type ReactNode, useState } from 'react'
import { formatNumber } from '~/models/trade/number'
import type { FieldTexts, Native } from './field'
import type { FieldState } from './field-state'
import { TextareaField } from './text-field'

interface CountedFieldProps extends FieldState, FieldTexts, Native<'textarea'> {
  /** The maximum number of characters that the server accepts. */
  most: number
  /** Beside the number of characters. */
  children?: ReactNode
}

/**
 * Several lines of text. The number of characters shows up near the maximum; without script, the maximum is always
 * there. The field has no `maxlength`, because browsers then cut pasted text silently.
 */
export function CountedField({ most, children, ...field }: CountedFieldProps) {
  const [length, setLength] = useState(() => lengthOf(field.defaultValue ?? ''))
  const count = ({ target }: FormEvent) => target instanceof HTMLTextAreaElement && setLength(lengthOf(target.value))
  return (
    <div onInput={count}>
      <TextareaField rows={3} dir="auto" autoComplete="off" {...field} />
      <div className="mt-2 flex flex-wrap items-start justify-between gap-x-4 text-sm text-quiet">
        {children}
        <p
          className={`figure py-2.5 nth-3:ml-auto ${length > most ? 'text-error' : ''} ${length > most * NEAR ? '' : 'without-script'}`}
          hidden={field.disabled}
        >
          <span className="with-script">{formatNumber(length)} of </span>
          <span className="without-script">At most </span>
          {formatNumber(most)} characters
        </p>
      </div>
    </div>
  )
}

/** The part of the maximum from which the number of characters is shown. */
const NEAR = 0.9

/** In code points, as the server counts. */
const lengthOf = (text: string) => [...text].length

/** Inserts a text at the cursor of a field, as if it were typed. */
export function insertText(textarea: HTMLTextAreaElement, text: string): void {
  const { selectionStart, selectionEnd, value } = textarea
  const space = selectionStart === 0 || /\s$/.test(value.slice(0, selectionStart)) ? '' : ' '
  textarea.setRangeText(space + text, selectionStart, selectionEnd, 'end')
  textarea.dispatchEvent(new Event('input', { bubbles: true }))
  textarea.focus()
}
