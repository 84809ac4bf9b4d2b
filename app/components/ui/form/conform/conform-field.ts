import type { FieldState } from '../field-state'

interface ConformField {
  id: string
  name: string
  defaultValue: string | undefined
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
    const { id, defaultValue, initialValue, errors } = fields[name]
    return {
      id,
      name: fields[name].name,
      defaultValue,
      defaultValues: Array.isArray(initialValue) ? initialValue.filter(isText) : undefined,
      errors,
      isFirstProblem: name === first,
    }
  }
}

/** The empty value that says a group was on the form comes back as none at all. */
const isText = (value: unknown) => typeof value === 'string'
