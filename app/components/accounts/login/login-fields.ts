import type { SubmissionResult } from '@conform-to/react'
import { plainField } from '~/components/ui/form/field-state'

/**
 * Reads the server's answer to a log-in without a form library: the search shares the log-in's addresses, and its page
 * should not carry one.
 */
export function loginFields(formId: string, answer: SubmissionResult | undefined, known?: string) {
  const errors = answer?.error ?? {}
  const email = answer ? answer.initialValue?.email : known
  const form = {
    idPrefix: `${formId}-`,
    values: { email: typeof email === 'string' ? email : undefined },
    errors: { email: errors.email ?? undefined, password: errors.password ?? undefined },
  }
  return { field: plainField(form, ['email', 'password']), errors: errors[''] ?? undefined }
}

/** The address carries where to go on as well: a wrong password must not lose it. */
export function loginAction(returnTo: string | null): string {
  return returnTo ? `/?index&${new URLSearchParams({ 'return-to': returnTo })}` : '/?index'
}
