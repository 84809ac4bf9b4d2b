import { parseWithZod } from '@conform-to/zod/v4'
import { configureCoercion } from '@conform-to/zod/v4/future'
import { z } from 'zod'
import { type Edit, NO_REVISION } from '~/models/trade/edits'
import { PAGE_OUTDATED } from '~/models/trade/results/shared-messages'
import { type Options, type ReadForm, readFields, replyTo, unexpected } from './route.server'

/** Keeps '' for an empty field, because a missing field means that it was not on the form. */
const { coerceFormValue } = configureCoercion({ stripEmptyString: (text) => text })

const Revision = z.coerce.number().int().positive().max(2_147_483_647).catch(NO_REVISION)

/**
 * Reads a partial edit with optimistic locking: only the fields that were on the form are validated and returned, with
 * the revision and the values it was loaded with. `schema` is that of the whole form, without rules over several
 * fields.
 */
export async function readEdit<Shape extends z.ZodRawShape>(
  request: Request,
  schema: z.ZodObject<Shape>,
  options: Options = {},
) {
  const form = await readFields(request, options)
  const parts = schema.partial()
  const submission = parseWithZod(form, {
    schema: coerceFormValue(parts),
    error: unexpected,
    disableAutoCoercion: true,
  })
  const reply = replyTo(submission)
  type Value = Edit<z.output<typeof parts>>
  const failed: ReadForm<Value> = { status: 'error', typed: submission.payload, reply }
  if (submission.status !== 'success') return failed
  const sent = only(submission.value, (name) => form.has(name))
  if (Object.keys(sent).length === 0) {
    return { ...failed, reply: () => reply({ formErrors: [PAGE_OUTDATED] }) }
  }
  const revision = form.has('revision') ? Revision.parse(form.get('revision')) : null
  const value = { sent, revision, loaded: readLoaded(parts, form.get('loaded')) }
  const read: ReadForm<Value> = { status: 'success', value, reply }
  return read
}

/** The values the form was loaded with; empty when they cannot be read. */
function readLoaded<Schema extends z.ZodObject>(parts: Schema, text: FormDataEntryValue | null) {
  const values = fieldsIn(text)
  const read = parts.safeParse(values)
  return read.success ? only(read.data, (name) => Object.hasOwn(values, name)) : {}
}

function fieldsIn(text: FormDataEntryValue | null): object {
  try {
    return z.record(z.string(), z.unknown()).parse(JSON.parse(String(text)))
  } catch {
    return {}
  }
}

/** Drops the defaults that a schema fills in for missing fields. */
function only<Value extends object>(value: Value, isThere: (name: string) => boolean): Partial<Value> {
  const kept: Partial<Value> = { ...value }
  for (const name in kept) if (!isThere(name)) delete kept[name]
  return kept
}
