import type { Refusal } from '~/models/trade/answers/outcome'
import { PAGE_OUTDATED } from '~/models/trade/answers/sentences'

/** Zod error map for input that no page of ours sends. */
export const unexpected = () => PAGE_OUTDATED

/**
 * Validation messages by field and for the form as a whole. Messages of hidden or unknown fields are shown for the
 * form; an invalid form always shows at least one message.
 */
export function visibleProblems(errors: Readonly<Record<string, readonly string[] | null>>) {
  const { '': ofForm, ...ofFields } = errors
  const formErrors = [...(ofForm ?? [])]
  const fieldErrors = Object.fromEntries(
    Object.entries(ofFields)
      .map(([name, sentences]) => [name, (sentences ?? []).filter((sentence) => sentence !== PAGE_OUTDATED)] as const)
      .filter(([, sentences]) => sentences.length > 0),
  )
  const isHidden = Object.values(ofFields).some((sentences) => sentences?.includes(PAGE_OUTDATED))
  const saysNothing = formErrors.length === 0 && Object.keys(fieldErrors).length === 0
  if (isHidden || saysNothing) formErrors.push(PAGE_OUTDATED)
  return { fieldErrors, formErrors }
}

/** Messages of a refusal by field; under '' those for the form as a whole. */
export function problemsOf(refused: Refusal | null): Record<string, string[]> {
  const problems: Record<string, string[]> = {}
  for (const { field = '', message, hint } of refused ? [refused, ...(refused.also ?? [])] : []) {
    problems[field] ??= hint === undefined ? [message] : [message, hint]
  }
  return problems
}
