import type { SubmissionResult } from '@conform-to/react'
import { type Outcome, refusalText } from '~/models/trade/results/outcome'
import { PAGE_OUTDATED } from '~/models/trade/results/shared-messages'
import { refusalInit } from '~/server/errors.server'
import { visibleProblems } from './route.server'

/** JSON response to a script that uploads photos one by one. `again`: worth retrying later. */
type PhotoResponse =
  | { ok: true; photo: { id: string; key: string } }
  | { ok: false; message: string; field?: string; again: boolean }

/** JSON response to a photo that was stored or refused. */
export function photoResponse(outcome: Outcome<{ photo: { id: string; key: string } }>): Response {
  if (outcome.ok) return json({ ok: true, photo: outcome.photo })
  const again = outcome.why === 'failure' || outcome.why === 'limit'
  return json({ ok: false, message: refusalText(outcome), field: outcome.field, again }, refusalInit(outcome))
}

/** JSON response with status 400 to an invalid upload, with its first problem. */
export function invalidPhotoResponse(form: { reply: () => SubmissionResult }): Response {
  const { fieldErrors, formErrors } = visibleProblems(form.reply().error ?? {})
  const [first] = Object.entries(fieldErrors)
  const [field, [message = PAGE_OUTDATED] = []] = first ?? [undefined, formErrors]
  return json({ ok: false, message, field, again: false }, UNREAD)
}

const UNREAD = { status: 400 }
const json = (body: PhotoResponse, init?: ResponseInit) => Response.json(body, init)
