import { type MouseEvent, useRef, useState } from 'react'
import type { ToggleResponse } from '~/models/trade/results/toggle-response'

/**
 * For buttons that set or clear something: each has the name `set` and the value 'yes' or 'no', in a form that also
 * works without script. Shows a press immediately and takes it back with a message if saving fails. Each press is one
 * request, which reloads nothing. Presses are sent one after the other, so that the last one counts. `loaded` is a new
 * object after every load.
 */
export function useOptimistic<State extends object>(loaded: State, failed: string) {
  const [state, setState] = useState<Known<State>>({ loaded, saved: loaded })
  const last = useRef<Promise<unknown>>(Promise.resolve())
  if (state.loaded !== loaded) setState({ loaded, saved: loaded, pending: state.pending })

  /** Posts to `to`, which responds with a ToggleResponse, and shows `expected` until then. */
  async function send(event: MouseEvent<HTMLButtonElement>, to: string, expected: State) {
    event.preventDefault()
    const button = event.currentTarget
    const { value } = button
    setState(({ loaded, saved }) => ({ loaded, saved, pending: expected }))
    const pending = last.current.then(() => post<State>(to, value)).catch(() => ({ error: failed }))
    last.current = pending
    const result = await pending
    if (!result) {
      // logged out: the form's own address leads to the log-in; the button may already have its next value
      button.value = value
      button.form?.requestSubmit(button)
    } else if (pending === last.current) {
      setState(({ loaded, saved }) => ({ loaded, saved, error: failed, ...result }))
    }
  }
  return { shown: state.pending ?? state.saved, error: state.error, send }
}

type Known<State> = { loaded: State; saved: State; pending?: State; error?: string | null }

/** Null if the server responds with a page. */
async function post<State>(to: string, set: string): Promise<ToggleResponse<State> | null> {
  const response = await fetch(to, { method: 'POST', body: new URLSearchParams({ set }) })
  return response.redirected ? null : { ...(await response.json()) }
}
