import { type Intent, type Submission, type SubmissionResult, useForm } from '@conform-to/react'
import type { FieldState } from './field-state'
import { useFormResponse } from './form-response'

interface ServerForm<Name extends string> {
  id: string
  /** The fields in screen order: the first invalid one gets focus. */
  fields?: readonly Name[]
  lastResult: SubmissionResult | undefined
  defaultValue?: { readonly [Key in Name]?: string | string[] }
  /** Fields validated together: changing one clears the errors of the others. */
  together?: readonly string[]
}

/**
 * A form validated on the server when it is submitted; changing a field clears its error. Returns the form and a
 * function for the state of each field: `const [form, field] = useServerForm({ id: 'reset', fields: ['email'],
 * lastResult })`, then `<TextField label="Email" {...field('email')} />`.
 */
export function useServerForm<Name extends string>(options: ServerForm<Name>) {
  const { id, fields: names = [], defaultValue, together = [] } = options
  const lastResult = useFormResponse(options.lastResult)
  const [form, fields] = useForm<Record<string, string | string[]>>({
    id,
    lastResult,
    defaultValue,
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => {
      const value = formData.get('__intent__')
      const intent: Validation | undefined = value ? JSON.parse(String(value)) : undefined
      const error = intent ? remainingErrors(formData, intent.payload.name, lastResult, together) : null
      return submissionWith(error, intent)
    },
  })
  const first = names.find((name) => fields[name]?.errors?.length)
  const field = (name: Name): FieldState => {
    // the submitted value: a hand-made request can contain anything
    const initialValue: unknown = fields[name]?.initialValue
    return {
      id: fields[name]?.id ?? name,
      name,
      defaultValue: [initialValue].flat().find(isText),
      defaultValues: Array.isArray(initialValue) ? initialValue.filter(isText) : undefined,
      errors: fields[name]?.errors,
      isFirstProblem: name === first,
    }
  }
  return [form, field] as const
}

/** Drops undefined, which Conform makes of an empty value. A field that was sent twice shows its first text. */
const isText = (value: unknown): value is string => typeof value === 'string'

/** The only intent between two submissions: validating one field again. */
type Validation = Intent & { type: 'validate'; payload: { name: string } }

/** Without an error the form is submitted to the server. */
function submissionWith<Fields>(error: Record<string, null> | null, intent?: Validation): Submission<Fields> {
  return { status: undefined, payload: {}, error, reply: () => ({ intent, error: error ?? {} }) }
}

/** Conform keeps the errors of the fields named here and clears all others. */
function remainingErrors(
  formData: FormData,
  changed: string,
  lastResult: SubmissionResult | undefined,
  together: readonly string[],
) {
  const isTogether = (name: string) => [name, changed].every((each) => together.includes(each)) && formData.get(name)
  const invalid = Object.keys(lastResult?.error ?? {}).filter((name) => name !== changed && !isTogether(name))
  return Object.fromEntries(invalid.map((name) => [name, null]))
}
