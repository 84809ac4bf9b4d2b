import type { Overtaken } from '~/models/trade/edits'
import { REFUSALS, type RefusalCode, type Why } from './refusals'

/** What an honest person can run into: a sentence for the form, beside its field when it belongs to one. */
export type Refusal = {
  ok: false
  why: Why
  code: RefusalCode
  message: string
  /** Said after it: what would be taken instead. */
  hint?: string
  field?: string
  /** Of a limit: when to try again. */
  retryAfterSeconds?: number
  /** Of an edit that came after somebody else's: how its form is shown again. */
  overtaken?: Overtaken
}

/** What a verb answers when a refusal is part of its promise. */
export type Outcome<T = object> = ({ ok: true } & T) | Refusal

export function refused(code: RefusalCode, message: string, field?: string, hint?: string): Refusal {
  const refusal: Refusal = { ok: false, why: REFUSALS[code], code, message }
  if (field !== undefined) refusal.field = field
  if (hint !== undefined) refusal.hint = hint
  return refusal
}
