/** What a form library, or plain values, knows about one field; spread it into a field component. */
export interface FieldState {
  id: string
  name: string
  defaultValue?: string
  /** The chosen values of a group of checkboxes. */
  defaultValues?: readonly string[]
  errors?: readonly string[]
  /** The first invalid field of the form gets focus, with or without script. */
  isFirstProblem?: boolean
}

interface PlainForm {
  /** Makes ids unique when a page shows the same form twice. */
  idPrefix?: string
  values?: Readonly<Record<string, string | readonly string[] | undefined>>
  errors?: Readonly<Record<string, string | readonly string[] | undefined>>
}

/** Reads field states from plain values. `order` lists the fields in screen order. */
export function plainField<Name extends string>(form: PlainForm, order: readonly Name[]): (name: Name) => FieldState {
  const first = order.find((name) => listed(form.errors?.[name]).length > 0)
  return (name) => {
    const value = form.values?.[name]
    return {
      id: `${form.idPrefix ?? ''}${name}`,
      name,
      defaultValue: typeof value === 'string' ? value : undefined,
      defaultValues: listed(value),
      errors: listed(form.errors?.[name]),
      isFirstProblem: name === first,
    }
  }
}

/** Attributes that connect a control to its label, hint and problem. */
export function controlAttributes(field: FieldState, hasHint: boolean) {
  return {
    id: field.id,
    name: field.name,
    autoFocus: field.isFirstProblem || undefined,
    'aria-invalid': hasProblem(field) || undefined,
    'aria-describedby': describedBy(field, hasHint),
  }
}

export function hasProblem(field: FieldState): boolean {
  return Boolean(field.errors?.length)
}

/** A problem takes the place of the hint, so only one of them is on the screen. */
export function describedBy(field: FieldState, hasHint: boolean): string | undefined {
  if (hasProblem(field)) return problemId(field.id)
  return hasHint ? hintId(field.id) : undefined
}

export const problemId = (id: string) => `${id}-problem`
export const hintId = (id: string) => `${id}-hint`

/** Ids of the controls under one legend: the first has the field's id, so that links in the error summary find it. */
export const optionId = (id: string, index: number) => (index === 0 ? id : `${id}-${index}`)

export const focusOnProblem = (field: FieldState, index: number) => ({
  autoFocus: (index === 0 && field.isFirstProblem) || undefined,
})

function listed(value: string | readonly string[] | undefined): readonly string[] {
  if (value === undefined) return []
  return typeof value === 'string' ? [value] : value
}
