import { parseWithZod } from '@conform-to/zod/v4'
import type { z } from 'zod'

export type Fields = Record<string, string | string[]>

/** The errors by field; {} if the form is valid. */
export function problems(schema: z.ZodType, fields: Fields) {
  const submission = post(schema, fields)
  return submission.status === 'success' ? {} : submission.error
}

/** The parsed values of a valid form. */
export function accepted<Schema extends z.ZodType>(schema: Schema, fields: Fields) {
  const submission = post(schema, fields)
  if (submission.status !== 'success') throw new Error(JSON.stringify(submission.error))
  return submission.value
}

/** Posts fields the way a browser does and reads them the way the server does. */
function post<Schema extends z.ZodType>(schema: Schema, fields: Fields) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) for (const text of [value].flat()) form.append(name, text)
  return parseWithZod(form, { schema })
}
