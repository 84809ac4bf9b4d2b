import type { FieldState } from '../field-state'

interface ConformField {
  id: string
  name: string
  defaultValue: string | undefined
  defaultOptions: string[] | undefined
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
    const { id, defaultValue, defaultOptions, errors } = fields[name]
    return {
      id,
      name: fields[name].name,
      defaultValue,
      defaultValues: defaultOptions,
      errors,
      isFirstProblem: name === first,
    }
  }
}
