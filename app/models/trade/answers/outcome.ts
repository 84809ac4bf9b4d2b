import type { Conflict } from '~/models/trade/edits'
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
  /** What else the same form is refused for: one answer tells everything. */
  also?: readonly Refusal[]
  /** Of a limit: when to try again. */
  retryAfterSeconds?: number
  /** Of an edit that came after somebody else's: how its form is shown again. */
  overtaken?: Conflict
}

/** What a service answers when a refusal is part of its promise. */
export type Outcome<T = object> = ({ ok: true } & T) | Refusal

/** Several reasons as one refusal, the first one first; null where there is none. */
export function combineRefusals(reasons: readonly (Refusal | null)[]): Refusal | null {
  const [first, ...also] = reasons.filter((reason) => reason !== null)
  if (!first) return null
  return also.length > 0 ? { ...first, also } : first
}

/** A refusal in one line, for a notice. */
export function refusalText({ message, hint }: Refusal): string {
  return hint === undefined ? message : `${message} ${hint}`
}

export function refused(code: RefusalCode, message: string, field?: string, hint?: string): Refusal {
  const refusal: Refusal = { ok: false, why: REFUSALS[code], code, message }
  if (field !== undefined) refusal.field = field
  if (hint !== undefined) refusal.hint = hint
  return refusal
}
