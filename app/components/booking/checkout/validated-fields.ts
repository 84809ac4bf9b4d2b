import { createValidator, useFormContext } from 'remix-validated-form'
import { plainField } from '~/components/ui/form/field-state'

/** The server's response to an invalid form. */
export interface FormResponse {
  fieldErrors: Record<string, string>
  /** Errors of the form as a whole. */
  formErrors: string[]
  repopulateFields: Record<string, string>
}

/** Accepts everything: the server validates, so that the browser does not have to load the rules. */
export const checkedByServer = createValidator<Record<string, string>>({
  validate: async (fields) => ({ data: fields, error: undefined }),
  validateField: async () => ({}),
})

/**
 * Field states inside a `ValidatedForm`; `order` is the screen order. The values come from the caller, because the
 * library would reset them to its defaults once the page's script starts. A field's server error disappears when the
 * field changes.
 */
export function useValidatedFields<Name extends string>(
  order: readonly Name[],
  values: Readonly<Record<Name, string>>,
) {
  const { fieldErrors, clearError } = useFormContext()
  const field = plainField({ values, errors: fieldErrors }, order)
  return (name: Name) => ({ ...field(name), onChange: () => fieldErrors[name] && clearError(name) })
}

/** A form's initial values: the response to the last post, else a form remembered over a log-in, else the defaults. */
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
