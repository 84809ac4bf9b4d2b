import { type ComponentPropsWithoutRef, type FormEvent, type ReactNode, useState } from 'react'
import { Icon } from '../icon'
import { describedBy, type FieldState, hasProblem, hintId, problemId } from './field-state'

/** The props of every field component besides its FieldState. */
export interface FieldWords {
  label: ReactNode
  hint?: ReactNode
  /** Only where the control's neighbors say what it is (a search box beside its button). */
  isLabelHidden?: boolean
  /** A note about the text, or null; updated while typing. `printNote` where the text is printed in PDFs. */
  noteAbout?: (text: string) => string | null
  className?: string
}

/** The attributes of a control that pass through its field component. */
export type Native<Tag extends 'input' | 'select' | 'textarea'> = Omit<
  ComponentPropsWithoutRef<Tag>,
  keyof FieldState | 'className' | 'children' | 'autoFocus'
>

/** Splits a field component's props into its state, its texts and its control's attributes. */
export function splitProps<Props extends FieldState & FieldWords>(props: Props) {
  const { id, name, defaultValue, defaultValues, errors, isFirstProblem, ...beside } = props
  const { label, hint, isLabelHidden, noteAbout, className, ...native } = beside
  const field = { id, name, defaultValue, errors, isFirstProblem }
  return { field, words: { label, hint, isLabelHidden, noteAbout, className }, defaultValue, native }
}

/** Label above, control, then the hint or the problem. */
export function Field({ field, words, children }: { field: FieldState; words: FieldWords; children: ReactNode }) {
  const [typed, setTyped] = useState(field.defaultValue ?? '')
  const watch = (event: FormEvent<HTMLElement>) => isTextControl(event.target) && setTyped(event.target.value)
  return (
    <div className={`field ${words.className ?? ''}`} onInput={words.noteAbout ? watch : undefined}>
      <label htmlFor={field.id} className={words.isLabelHidden ? 'sr-only' : undefined}>
        {words.label}
      </label>
      {children}
      <FieldFooting field={field} hint={words.hint} />
      {words.noteAbout && (
        <p className="hint empty:sr-only" role="status">
          {words.noteAbout(typed)}
        </p>
      )}
    </div>
  )
}

const isTextControl = (target: EventTarget) =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement

interface FieldGroupProps {
  field: FieldState
  words: FieldWords
  role?: 'radiogroup'
  children: ReactNode
}

/** Several controls under one legend. */
export function FieldGroup({ field, words, role, children }: FieldGroupProps) {
  return (
    <fieldset
      className={`field ${words.className ?? ''}`}
      role={role}
      aria-invalid={role && hasProblem(field) ? true : undefined}
      aria-describedby={describedBy(field, Boolean(words.hint))}
    >
      <legend className={words.isLabelHidden ? 'sr-only' : undefined}>{words.label}</legend>
      {children}
      <FieldFooting field={field} hint={words.hint} />
    </fieldset>
  )
}

export function FieldFooting({ field, hint }: { field: FieldState; hint?: ReactNode }) {
  if (hasProblem(field)) {
    return (
      <div className="problem" id={problemId(field.id)}>
        <Icon name="alert" />
        <div>
          {field.errors?.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      </div>
    )
  }
  if (!hint) return null
  return (
    <div className="hint" id={hintId(field.id)}>
      {hint}
    </div>
  )
}
