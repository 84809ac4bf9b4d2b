import { type Intent, type Submission, useForm } from '@conform-to/react'

type Answer = Conform<Record<string, unknown>>['lastResult']
type Conform<Fields extends Record<string, unknown>> = Parameters<typeof useForm<Fields>>[0]

interface ServerForm<Fields extends Record<string, unknown>>
  extends Pick<Conform<Fields>, 'lastResult' | 'defaultValue'> {
  id: string
  /** Fields that are judged beside one another: what is said of one leaves when another of them is changed. */
  together?: readonly string[]
}

/** A form that the server judges when it is sent. What it said of a field leaves as soon as the field says something else. */
export function useServerForm<Fields extends Record<string, unknown>>(options: ServerForm<Fields>) {
  const { together = [], ...form } = options
  return useForm<Fields>({
    ...form,
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => {
      const order = formData.get('__intent__')
      const intent: Validation | undefined = order ? JSON.parse(String(order)) : undefined
      const error = intent ? stillWrong(formData, intent.payload.name, form.lastResult, together) : null
      return judged(error, intent)
    },
  })
}

/** The only thing that Conform is told to do between two answers: to look at one field again. */
type Validation = Intent & { type: 'validate'; payload: { name: string } }

/** Without an error there is nothing to tell, and the form goes to the server. */
function judged<Fields>(error: Record<string, null> | null, intent?: Validation): Submission<Fields> {
  return { status: undefined, payload: {}, error, reply: () => ({ intent, error: error ?? {} }) }
}

/** Conform keeps what it knows of the fields that are named here, and forgets it of all others. */
function stillWrong(typed: FormData, changed: string, refused: Answer, together: readonly string[]) {
  const isBeside = (name: string) => [name, changed].every((each) => together.includes(each)) && typed.get(name)
  const wrong = Object.keys(refused?.error ?? {}).filter((name) => name !== changed && !isBeside(name))
  return Object.fromEntries(wrong.map((name) => [name, null]))
}
