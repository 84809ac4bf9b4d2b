import type { SubmissionResult } from '@conform-to/react'

/** The server's errors by field. */
export function problemsIn(answer: SubmissionResult | undefined): Record<string, string[]> {
  return Object.fromEntries(Object.entries(answer?.error ?? {}).map(([name, sentences]) => [name, sentences ?? []]))
}

/** The submitted value of a text field. */
export function typedIn(answer: SubmissionResult | undefined, name: string): string | undefined {
  const value = answer?.initialValue?.[name]
  return typeof value === 'string' ? value : undefined
}
