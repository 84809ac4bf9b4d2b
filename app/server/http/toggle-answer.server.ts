import type { Refusal } from '~/models/trade/answers/outcome'
import type { ToggleAnswer } from '~/models/trade/answers/toggle-answer'
import { refusalInit } from '~/server/errors.server'

/** The responses to a toggle that script pressed: see useOptimistic. */
export const savedToggle = <State>(saved: State) => Response.json({ saved, error: null } satisfies ToggleAnswer<State>)

export const refusedToggle = (refusal: Refusal) =>
  Response.json({ error: refusal.message } satisfies ToggleAnswer<never>, refusalInit(refusal))
