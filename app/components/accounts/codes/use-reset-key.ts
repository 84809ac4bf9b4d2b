import type { SubmissionResult } from '@conform-to/react'
import { useState } from 'react'

/**
 * A key that changes when a result is followed by none, so that the form is remounted: Conform keeps the last result until
 * there is another. Results are compared by identity.
 */
export function useResetKey(lastResult: SubmissionResult | undefined): number {
  const [state, setState] = useState({ lastResult, resets: 0 })
  if (state.lastResult === lastResult) return state.resets
  const resets = lastResult ? state.resets : state.resets + 1
  setState({ lastResult, resets })
  return resets
}
