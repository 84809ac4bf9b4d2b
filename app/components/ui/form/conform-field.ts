import type { FieldState } from './field-state'

interface ConformField {
  id: string
  name: string
  /** What the form was written with, or what was sent: by hand that may be anything. */
  initialValue?: unknown
  errors: string[] | undefined
}

/**
 * Reads field states from Conform's fieldset: `const field = conformField(fields, ['email', 'password'])`,
 * then `<TextField label="Email" {...field('email')} />`. `order` lists the fields as they stand on the screen.
 */
export function conformField<Name extends string>(
  fields: { readonly [Key in Name]: ConformField },
  order: readonly Name[],
): (name: Name) => FieldState {
  const first = order.find((name) => fields[name].errors?.length)
  return (name) => {
    const { id, initialValue, errors } = fields[name]
    return {
      id,
      name: fields[name].name,
      defaultValue: [initialValue].flat().find(isText),
      defaultValues: Array.isArray(initialValue) ? initialValue.filter(isText) : undefined,
      errors,
      isFirstProblem: name === first,
    }
  }
}

/** The empty value that says a group was on the form comes back as none at all; a field sent twice shows its first text. */
const isText = (value: unknown): value is string => typeof value === 'string'
