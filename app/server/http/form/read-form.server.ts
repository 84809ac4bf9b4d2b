import type { Submission, SubmissionResult } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { data } from '@remix-run/node'
import type { z } from 'zod'
import type { Refusal } from '~/models/trade/answers/outcome'
import { PAGE_OUTDATED } from '~/models/trade/answers/sentences'
import { methodNotAllowed, refusalInit } from '~/server/errors.server'
import { requireSameSite } from '../origin.server'
import { type BodyLimits, readBody, type Upload } from './read-body.server'

const TEXT_BYTES = 512 * 1024

/** Control fields of Conform. No page of ours sends them. */
const CONFORM_FIELDS = ['__intent__', '__state__']

type Options = Partial<BodyLimits> & {
  upload?: Upload
  /** Fields never sent back to the page: passwords, codes. */
  secret?: string[]
}

type Reply = { formErrors?: string[]; fieldErrors?: Record<string, string[]> }

export type ReadForm<Value> = {
  reply: (problems?: Reply) => SubmissionResult
} & ({ status: 'success'; value: Value } | { status: 'error'; typed: Submission<unknown>['payload'] })

/**
 * Reads and validates a posted form. Rejects other sites (CSRF), other methods and bodies over the size limits (512 kB
 * of text and no files by default). Returns its values, or a reply that shows each problem next to its field and what
 * was typed.
 */
export async function readForm<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
  options: Options = {},
): Promise<ReadForm<z.output<Schema>>> {
  const form = await readFields(request, options)
  const submission = parseWithZod(form, { schema, error: unexpected })
  const reply = replyTo(submission, options.secret)
  if (submission.status === 'success') return { status: 'success', value: submission.value, reply }
  return { status: 'error', typed: submission.payload, reply }
}

/** The unvalidated fields, after the same checks. */
export async function readFields(request: Request, options: Options = {}): Promise<FormData> {
  if (request.method !== 'POST') throw methodNotAllowed()
  requireSameSite(request)
  const form = await readBody(request, { ...options, textBytes: options.textBytes ?? TEXT_BYTES }, options.upload)
  for (const name of CONFORM_FIELDS) form.delete(name)
  return form
}

/** The reply to a form: its problems and what was typed, except secrets. */
export function replyTo(submission: Submission<unknown>, secret?: string[]) {
  return (problems: Reply = {}) => submission.reply({ ...problems, hideFields: secret })
}

/**
 * Response with status 400 to an invalid form: its problems and what was typed. `refused` adds what a service would
 * refuse.
 */
export function invalid(form: { reply: () => SubmissionResult }, refused: Refusal | null = null) {
  const reply = form.reply()
  const { fieldErrors, formErrors } = visibleProblems({ ...problemsOf(refused), ...reply.error })
  return data({ ...reply, error: formErrors.length > 0 ? { ...fieldErrors, '': formErrors } : fieldErrors }, 400)
}

/**
 * Response to a refused form: the message next to its field or at the top, and what was typed. On an edit conflict it
 * adds the current values.
 */
export function refusal(form: { reply: (problems: Reply) => SubmissionResult }, refused: Refusal) {
  const { overtaken } = refused
  const { '': formErrors = [], ...fieldErrors } = problemsOf(refused)
  const reply = form.reply({ formErrors, fieldErrors: { ...fieldErrors, ...overtaken?.problems } })
  const answer = overtaken ? { ...reply, initialValue: { ...reply.initialValue, ...overtaken.shown } } : reply
  return data(answer, refusalInit(refused))
}

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
function problemsOf(refused: Refusal | null): Record<string, string[]> {
  const problems: Record<string, string[]> = {}
  for (const { field = '', message, hint } of refused ? [refused, ...(refused.also ?? [])] : []) {
    problems[field] ??= hint === undefined ? [message] : [message, hint]
  }
  return problems
}
