import { createValidator, useFormContext } from 'remix-validated-form'
import { plainField } from '~/components/ui/form/field-state'

/** What the server answers to a form of this family that it cannot take. */
export interface FormAnswer {
  fieldErrors: Record<string, string>
  /** What is wrong with the form as a whole. */
  formErrors: string[]
  repopulateFields: Record<string, string>
}

/** Lets every form through: the server checks, so that no second set of rules has to be loaded. */
export const checkedByServer = createValidator<Record<string, string>>({
  validate: async (fields) => ({ data: fields, error: undefined }),
  validateField: async () => ({}),
})

/**
 * Field states inside a `ValidatedForm`, `order` as they stand on the screen. The values come from the caller: the
 * library's own would fall back to the defaults as soon as the page's script starts. What the server said of a field leaves
 * as soon as the field says something else.
 */
export function useValidatedFields<Name extends string>(
  order: readonly Name[],
  values: Readonly<Record<Name, string>>,
) {
  const { fieldErrors, clearError } = useFormContext()
  const field = plainField({ values, errors: fieldErrors }, order)
  return (name: Name) => ({ ...field(name), onChange: () => fieldErrors[name] && clearError(name) })
}

/** What a form starts from: the answer to the post just made, else a form remembered over a log-in, else the defaults. */
export function startingValues<Name extends string>(
  defaults: Readonly<Record<Name, string>>,
  typed: Readonly<Record<string, unknown>> | null | undefined,
): Record<Name, string> {
  const values: Record<Name, string> = { ...defaults }
  for (const name in defaults) {
    const value = typed?.[name]
    if (typeof value === 'string') values[name] = value
  }
  return values
}
