import type { Refusal } from '~/models/trade/results/outcome'
import type { ToggleResponse } from '~/models/trade/results/toggle-response'
import { refusalInit } from '~/server/errors.server'

/** The responses to a toggle that script pressed: see useOptimistic. */
export const savedToggle = <State>(saved: State) =>
  Response.json({ saved, error: null } satisfies ToggleResponse<State>)

export const refusedToggle = (refusal: Refusal) =>
  Response.json({ error: refusal.message } satisfies ToggleResponse<never>, refusalInit(refusal))
