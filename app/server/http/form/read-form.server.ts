import type { Submission, SubmissionResult } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { data } from '@remix-run/node'
import type { z } from 'zod'
import type { Refusal } from '~/models/trade/answers/outcome'
import { methodNotAllowed } from '~/server/errors.server'
import { refusalInit } from '../../refusal-status.server'
import { requireSameSite } from '../origin.server'
import { type BodyLimits, readBody, type Upload } from './read-body.server'
import { problemsOf, unexpected, visibleProblems } from './visible-problems.server'

const TEXT_BYTES = 512 * 1024

/** Fields by which Conform is told to do something else than to read the form. No page of ours sends them. */
const READ_AS_ORDERS = ['__intent__', '__state__']

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
 * The one way a posted form comes in: refuses other sites, other methods and bodies over their limits (512 kB of text,
 * no files, unless the form says otherwise), and answers with its values or with a reply that shows each problem
 * beside its field and keeps what was typed.
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

/** The bare fields, behind the same refusals: for the forms another library validates. */
export async function readFields(request: Request, options: Options = {}): Promise<FormData> {
  if (request.method !== 'POST') throw methodNotAllowed()
  requireSameSite(request)
  const form = await readBody(request, { ...options, textBytes: options.textBytes ?? TEXT_BYTES }, options.upload)
  for (const name of READ_AS_ORDERS) form.delete(name)
  return form
}

/** Answers with the form, its problems and what was typed, but for secrets. */
export function replyTo(submission: Submission<unknown>, secret?: string[]) {
  return (problems: Reply = {}) => submission.reply({ ...problems, hideFields: secret })
}

/**
 * The answer to a form that cannot be taken: 400 with the form, its problems and what was typed. Some problem shows.
 * `refused` is what would be refused of it besides.
 */
export function invalid(form: { reply: () => SubmissionResult }, refused: Refusal | null = null) {
  const reply = form.reply()
  const { fieldErrors, formErrors } = visibleProblems({ ...problemsOf(refused), ...reply.error })
  return data({ ...reply, error: formErrors.length > 0 ? { ...fieldErrors, '': formErrors } : fieldErrors }, 400)
}

/**
 * The answer to a form that is refused: the sentence beside its field or at the top of the form, and what was typed. An
 * edit that came after somebody else's goes back with what stands now beside it.
 */
export function refusal(form: { reply: (problems: Reply) => SubmissionResult }, refused: Refusal) {
  const { overtaken } = refused
  const { '': formErrors = [], ...fieldErrors } = problemsOf(refused)
  const reply = form.reply({ formErrors, fieldErrors: { ...fieldErrors, ...overtaken?.problems } })
  const answer = overtaken ? { ...reply, initialValue: { ...reply.initialValue, ...overtaken.shown } } : reply
  return data(answer, refusalInit(refused))
}
