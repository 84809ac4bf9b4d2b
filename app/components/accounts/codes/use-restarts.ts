import type { SubmissionResult } from '@conform-to/react'
import { useState } from 'react'

/**
 * How often an answer has been followed by none, as a key for a form that then begins anew: the form library keeps what
 * an answer said until it is told otherwise. An answer has to stay the same object until the next.
 */
export function useRestarts(lastResult: SubmissionResult | undefined): number {
  const [state, setState] = useState({ lastResult, restarts: 0 })
  if (state.lastResult === lastResult) return state.restarts
  const restarts = lastResult ? state.restarts : state.restarts + 1
  setState({ lastResult, restarts })
  return restarts
}
