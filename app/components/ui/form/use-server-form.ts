import { type Intent, type Submission, useForm } from '@conform-to/react'

type Answer = Conform<Record<string, unknown>>['lastResult']
type Conform<Fields extends Record<string, unknown>> = Parameters<typeof useForm<Fields>>[0]

interface ServerForm<Fields extends Record<string, unknown>>
  extends Pick<Conform<Fields>, 'lastResult' | 'defaultValue'> {
  id: string
  /** Fields validated together: changing one clears the errors of the others. */
  together?: readonly string[]
}

/** A form validated on the server when it is submitted. Changing a field clears its error. */
export function useServerForm<Fields extends Record<string, unknown>>(options: ServerForm<Fields>) {
  const { together = [], ...form } = options
  return useForm<Fields>({
    ...form,
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => {
      const value = formData.get('__intent__')
      const intent: Validation | undefined = value ? JSON.parse(String(value)) : undefined
      const error = intent ? remainingErrors(formData, intent.payload.name, form.lastResult, together) : null
      return submissionWith(error, intent)
    },
  })
}

/** The only intent between two submissions: to validate one field again. */
type Validation = Intent & { type: 'validate'; payload: { name: string } }

/** Without an error the form is submitted to the server. */
function submissionWith<Fields>(error: Record<string, null> | null, intent?: Validation): Submission<Fields> {
  return { status: undefined, payload: {}, error, reply: () => ({ intent, error: error ?? {} }) }
}

/** Conform keeps the errors of the fields named here and clears all others. */
function remainingErrors(formData: FormData, changed: string, lastResult: Answer, together: readonly string[]) {
  const isTogether = (name: string) => [name, changed].every((each) => together.includes(each)) && formData.get(name)
  const invalid = Object.keys(lastResult?.error ?? {}).filter((name) => name !== changed && !isTogether(name))
  return Object.fromEntries(invalid.map((name) => [name, null]))
}
