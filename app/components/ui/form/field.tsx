import { type ComponentPropsWithoutRef, type FormEvent, type ReactNode, useState } from 'react'
import { Icon } from '../icon'
import { describedBy, type FieldState, hasProblem, hintId, problemId } from './field-state'

/** The props of every field component besides its FieldState. */
export interface FieldTexts {
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
export function splitProps<Props extends FieldState & FieldTexts>(props: Props) {
  const { id, name, defaultValue, defaultValues, errors, isFirstProblem, ...beside } = props
  const { label, hint, isLabelHidden, noteAbout, className, ...native } = beside
  const field = { id, name, defaultValue, errors, isFirstProblem }
  return { field, texts: { label, hint, isLabelHidden, noteAbout, className }, defaultValue, native }
}

/** Label above, control, then the hint or the problem. */
export function Field({ field, texts, children }: { field: FieldState; texts: FieldTexts; children: ReactNode }) {
  const [typed, setTyped] = useState(field.defaultValue ?? '')
  const watch = (event: FormEvent<HTMLElement>) => isTextControl(event.target) && setTyped(event.target.value)
  return (
    <div className={`field ${texts.className ?? ''}`} onInput={texts.noteAbout ? watch : undefined}>
      <label htmlFor={field.id} className={texts.isLabelHidden ? 'sr-only' : undefined}>
        {texts.label}
      </label>
      {children}
      <FieldFooting field={field} hint={texts.hint} />
      {texts.noteAbout && (
        <p className="hint empty:sr-only" role="status">
          {texts.noteAbout(typed)}
        </p>
      )}
    </div>
  )
}

const isTextControl = (target: EventTarget) =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement

interface FieldGroupProps {
  field: FieldState
  texts: FieldTexts
  role?: 'radiogroup'
  children: ReactNode
}

/** Several controls under one legend. */
export function FieldGroup({ field, texts, role, children }: FieldGroupProps) {
  return (
    <fieldset
      className={`field ${texts.className ?? ''}`}
      role={role}
      aria-invalid={role && hasProblem(field) ? true : undefined}
      aria-describedby={describedBy(field, Boolean(texts.hint))}
    >
      <legend className={texts.isLabelHidden ? 'sr-only' : undefined}>{texts.label}</legend>
      {children}
      <FieldFooting field={field} hint={texts.hint} />
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
