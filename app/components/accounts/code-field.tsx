import type { SubmissionResult } from '@conform-to/react'
import { useState } from 'react'
import type { FieldState } from '~/components/ui/form/field-state'
import { TextField } from '~/components/ui/form/text-field'

interface CodeFieldProps {
  field: FieldState
  hint?: string
}

/** One field for all digits, so that pasting and autofill from messages work; spaces between digits are accepted. */
export function CodeField({ field, hint }: CodeFieldProps) {
  return (
    <TextField
      {...field}
      label="Code"
      hint={hint}
      inputMode="numeric"
      autoComplete="one-time-code"
      spellCheck={false}
      className="[&_input]:h-14 [&_input]:max-w-48 [&_input]:text-2xl! [&_input]:tracking-[0.4em] [&_input]:tabular-nums"
    />
  )
}

/**
 * A key that changes when a result is followed by undefined, to remount the form: Conform keeps its last result until
 * it gets another. Compares results by identity.
 */
export function useResetKey(lastResult: SubmissionResult | undefined): number {
  const [state, setState] = useState({ lastResult, resets: 0 })
  if (state.lastResult === lastResult) return state.resets
  const resets = lastResult ? state.resets : state.resets + 1
  setState({ lastResult, resets })
  return resets
}
