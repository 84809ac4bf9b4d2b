import { data } from '@remix-run/node'
import type { z } from 'zod'
import { type Refusal, refusalText } from '~/models/trade/results/outcome'
import { refusalInit } from '~/server/errors.server'
import { readFields, unexpected, visibleProblems } from './route.server'

type Typed = Record<string, string>

export type ValidatedForm<Value> = { typed: Typed } & (
  | { status: 'success'; value: Value }
  | ({ status: 'error' } & ReturnType<typeof visibleProblems>)
)

/**
 * Reads the long flat forms of remix-validated-form, after the same checks as readForm(). Each field has at most one
 * message, under a path like `lines[0].name`.
 */
export async function readValidatedForm<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): Promise<ValidatedForm<z.output<Schema>>> {
  const typed: Typed = {}
  for (const [name, value] of await readFields(request)) if (typeof value === 'string') typed[name] = value
  const read = schema.safeParse(typed, { error: unexpected })
  if (read.success) return { status: 'success', typed, value: read.data }
  const problems: Record<string, string[]> = {}
  for (const { path, message } of read.error.issues) problems[pathOf(path)] ??= [message]
  return { status: 'error', typed, ...visibleProblems(problems) }
}

/** Response with status 400: problems next to their fields or at the top of the form, and what was typed. */
export function invalidFields({
  typed,
  fieldErrors,
  formErrors,
}: { typed: Typed } & ReturnType<typeof visibleProblems>) {
  const first = Object.entries(fieldErrors).map(([name, [sentence = '']]) => [name, sentence] as const)
  const beside: Record<string, string> = Object.fromEntries(first)
  return data({ fieldErrors: beside, formErrors, repopulateFields: typed }, 400)
}

/** Response to a refusal: its message at the top of the form, and what was typed. */
export function refusedFields({ typed }: { typed: Typed }, refused: Refusal) {
  const fieldErrors: Record<string, string> = {}
  return data({ fieldErrors, formErrors: [refusalText(refused)], repopulateFields: typed }, refusalInit(refused))
}

function pathOf(path: readonly PropertyKey[]): string {
  return path.reduce<string>((whole, part) => {
    if (typeof part === 'number') return `${whole}[${part}]`
    return whole ? `${whole}.${String(part)}` : String(part)
  }, '')
}
