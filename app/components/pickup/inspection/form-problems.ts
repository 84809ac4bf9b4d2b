import type { SubmissionResult } from '@conform-to/react'

/** What the server said of each field. */
export function problemsIn(answer: SubmissionResult | undefined): Record<string, string[]> {
  return Object.fromEntries(Object.entries(answer?.error ?? {}).map(([name, sentences]) => [name, sentences ?? []]))
}

/** What was sent of a field, where it was a text. */
export function typedIn(answer: SubmissionResult | undefined, name: string): string | undefined {
  const value = answer?.initialValue?.[name]
  return typeof value === 'string' ? value : undefined
}
