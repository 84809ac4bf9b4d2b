import { randomUUID } from 'node:crypto'
import type { Submission, SubmissionResult } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { data, redirect as remixRedirect } from '@remix-run/node'
import type { Params } from '@remix-run/react'
import { z } from 'zod'
import { type OwnPath, ownPath } from '~/models/trade/paths/own-path'
import type { Refusal } from '~/models/trade/results/outcome'
import { PAGE_OUTDATED } from '~/models/trade/results/shared-messages'
import { methodNotAllowed, notFound, refusalInit } from '~/server/errors.server'
import { privateCookie } from './cookies.server'
import { requireSameSite } from './origin.server'
import { type BodyLimits, readBody, type Upload } from './read-body.server'

/** Validates route params; 404 for a malformed id. */
export function parseParams<Schema extends z.ZodType>(params: Params, schema: Schema): z.output<Schema> {
  const parsed = schema.safeParse(params)
  if (!parsed.success) throw notFound()
  return parsed.data
}

/** Validates the query string, with lists where a name repeats; 404 when it does not match the schema. */
export function parseQuery<Schema extends z.ZodType>(request: Pick<Request, 'url'>, schema: Schema): z.output<Schema> {
  const parsed = schema.safeParse(queryOf(new URL(request.url).searchParams))
  if (!parsed.success) throw notFound()
  return parsed.data
}

function queryOf(search: URLSearchParams): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = {}
  for (const name of new Set(search.keys())) {
    const values = search.getAll(name)
    query[name] = values.length > 1 ? values : (values[0] ?? '')
  }
  return query
}

/** The return-to parameter of the login; null unless it stays on this site (open redirect). */
export function returnPathOf(request: Request): OwnPath | null {
  return ownPath(new URL(request.url).searchParams.get('return-to'))
}

const TEXT_BYTES = 512 * 1024

/** Control fields of Conform, which our pages never send. */
const CONFORM_FIELDS = ['__intent__', '__state__']

export type Options = Partial<BodyLimits> & {
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
  const { conflict } = refused
  const { '': formErrors = [], ...fieldErrors } = problemsOf(refused)
  const reply = form.reply({ formErrors, fieldErrors: { ...fieldErrors, ...conflict?.problems } })
  const lastResult = conflict ? { ...reply, initialValue: { ...reply.initialValue, ...conflict.shown } } : reply
  return data(lastResult, refusalInit(refused))
}

/** Zod error map for input that our pages never send. */
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

/** Redirects within this site: `to` comes from `paths` or ownPath(), so there is no open redirect. */
export function redirect(to: OwnPath, init?: Pick<ResponseInit, 'headers'>) {
  return remixRedirect(to, init)
}

const Notice = z.object({
  id: z.string(),
  text: z.string(),
  kind: z.enum(['success', 'error']),
  link: z.object({ to: z.string(), label: z.string() }).optional(),
})
type Notice = z.output<typeof Notice>

/** Text of a toast, optionally with a link. */
type Message = string | Pick<Notice, 'text' | 'link'>

const toastCookie = () => privateCookie('backlot_toast', 60)

/** Redirects with a toast (flash cookie) that the next page shows once. */
export async function redirectWithToast(
  to: OwnPath,
  message: Message,
  kind: Notice['kind'] = 'success',
  headers?: HeadersInit,
) {
  return redirect(to, { headers: await withToast(message, kind, headers) })
}

/** Headers that set the toast cookie. */
export async function withToast(message: Message, kind: Notice['kind'] = 'success', headers?: HeadersInit) {
  const all = new Headers(headers)
  const toast = typeof message === 'string' ? { text: message } : message
  all.append('Set-Cookie', await toastCookie().serialize({ id: randomUUID(), ...toast, kind }))
  return all
}

/** Reads and deletes the toast cookie. Called by the root loader only. */
export async function takeToast(request: Request): Promise<{ toast: Notice | null; headers: HeadersInit }> {
  const read = Notice.safeParse(await toastCookie().parse(request.headers.get('Cookie')))
  if (!read.success) return { toast: null, headers: {} }
  return { toast: read.data, headers: { 'Set-Cookie': await toastCookie().serialize('', { maxAge: 0 }) } }
}
