import type { SubmissionResult } from '@conform-to/react'
import { type Outcome, refusalText } from '~/models/trade/answers/outcome'
import { PAGE_OUTDATED } from '~/models/trade/answers/sentences'
import { refusalInit } from '../../refusal-status.server'
import { visibleProblems } from './visible-problems.server'

/** What a script reads that sends photos one by one. again: the same may be taken later, and is worth keeping until then. */
type PhotoAnswer =
  | { ok: true; photo: { id: string; key: string } }
  | { ok: false; message: string; field?: string; again: boolean }

/** The answer to a photo that was taken or refused. */
export function photoAnswer(outcome: Outcome<{ photo: { id: string; key: string } }>): Response {
  if (outcome.ok) return json({ ok: true, photo: outcome.photo })
  const again = outcome.why === 'failure' || outcome.why === 'limit'
  return json({ ok: false, message: refusalText(outcome), field: outcome.field, again }, refusalInit(outcome))
}

/** The answer to what cannot be read as a photo: 400, with the first thing that is wrong. */
export function unreadPhoto(form: { reply: () => SubmissionResult }): Response {
  const { fieldErrors, formErrors } = visibleProblems(form.reply().error ?? {})
  const [first] = Object.entries(fieldErrors)
  const [field, [message = PAGE_OUTDATED] = []] = first ?? [undefined, formErrors]
  return json({ ok: false, message, field, again: false }, UNREAD)
}

const UNREAD = { status: 400 }
const json = (answer: PhotoAnswer, init?: ResponseInit) => Response.json(answer, init)
