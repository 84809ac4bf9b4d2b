import type { SubmissionResult } from '@conform-to/react'
import { useFetcher } from '@remix-run/react'
import { useState } from 'react'
import { type FieldState, plainField } from './field-state'
import { useFormResponse } from './form-response'

/** The response to a saved text: the idempotency key of the next one, and an optional note. */
export type Posted = { attempt: string; note: string | null }

/**
 * A form with one text that is posted without leaving the page, by the form `Form`. Give the field `key`, which empties
 * it once its text is saved, and only then. Without script the page reloads, and `lastResult` is the response.
 * `initial`: the initial text of the field.
 */
export function usePostedText(name: string, attempt: string, lastResult: SubmissionResult | undefined, initial = '') {
  const fetcher = useFetcher<Posted | SubmissionResult>()
  const [current, setCurrent] = useState(attempt)
  const result = fetcher.data
  const posted = result && 'attempt' in result ? result : null
  // reloading the page's data keeps what is typed, and its key
  if (posted && posted.attempt !== current) setCurrent(posted.attempt)
  const refused = result && !('attempt' in result) ? result : undefined
  const shown = useFormResponse(refused ?? (result ? undefined : lastResult))
  const typed = shown?.initialValue?.[name]
  const errors = Object.fromEntries(Object.entries(shown?.error ?? {}).map(([field, all]) => [field, all ?? []]))
  const values = { [name]: typeof typed === 'string' ? typed : initial }
  const state = plainField({ values, errors }, [name])(name)
  const field: FieldState = posted ? { ...state, defaultValue: '' } : state
  return { Form: fetcher.Form, isBusy: fetcher.state !== 'idle', key: current, field, errors: errors[''], posted }
}
