import type { Refusal } from '~/models/trade/answers/outcome'
import { PAGE_OUTDATED } from '~/models/trade/answers/sentences'

/** For schemas, of what no page of ours sends: a part of a field, one field twice. */
export const unexpected = () => PAGE_OUTDATED

/**
 * What is wrong with which field, and with the form as a whole. A field that the page itself fills in, or that no page
 * has, stands nowhere to be seen, so its sentence is said of the form; a form that is refused never says nothing.
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

/** The sentences of a refusal by the field they belong to; under '' those about the form as a whole. */
export function problemsOf(refused: Refusal | null): Record<string, string[]> {
  const problems: Record<string, string[]> = {}
  for (const { field = '', message, hint } of refused ? [refused, ...(refused.also ?? [])] : []) {
    problems[field] ??= hint === undefined ? [message] : [message, hint]
  }
  return problems
}
