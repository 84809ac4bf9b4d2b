import type { SubmissionResult } from '@conform-to/react'

/** The server's errors by field. */
export function problemsIn(lastResult: SubmissionResult | undefined): Record<string, string[]> {
  return Object.fromEntries(Object.entries(lastResult?.error ?? {}).map(([name, sentences]) => [name, sentences ?? []]))
}

/** The submitted value of a text field. */
export function typedIn(lastResult: SubmissionResult | undefined, name: string): string | undefined {
  const value = lastResult?.initialValue?.[name]
  return typeof value === 'string' ? value : undefined
}
