import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData, useLocation } from '@remix-run/react'
import { EditCommentDialog } from '~/components/lists/comments/edit-comment-dialog'
import { useFormResponse } from '~/components/ui/form/form-response'
import { CommentParams, EditCommentForm } from '~/models/lists/comment-form'
import { COMMENT_MESSAGES } from '~/models/lists/comment-messages'
import { dialogView } from '~/models/trade/addresses/return-to'
import { editBaseOf } from '~/models/trade/edits'
import { listPaths } from '~/models/trade/paths/lists'
import { withSearch } from '~/models/trade/paths/own-path'
import { titled } from '~/models/trade/product'
import { readEdit } from '~/server/http/read-edit.server'
import { invalid, parseParams, redirectWithToast, refusal } from '~/server/http/route.server'
import { requireRenter } from '~/server/session/require.server'
import { requireMembership } from '~/services/crew/membership.server'
import { editComment } from '~/services/lists/comments/change-comment.server'
import { requireCommentToEdit } from '~/services/lists/comments-page.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const renter = await requireRenter(request, 'projects')
  const ref = parseParams(params, CommentParams)
  const membership = await requireMembership(renter, ref.projectId)
  const { title, refusal, ...current } = await requireCommentToEdit(membership, ref)
  return { ...ref, title, refusal, comment: { ...current.fields, ...editBaseOf(current) } }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const renter = await requireRenter(request, 'projects')
  const ref = parseParams(params, CommentParams)
  const form = await readEdit(request, EditCommentForm)
  if (form.status !== 'success') return invalid(form)

  const outcome = await editComment(renter, ref, form.value)
  if (!outcome.ok) return refusal(form, outcome)
  const comments = listPaths.comments(ref.projectId, ref.listVehicleId)
  const to = withSearch(comments, dialogView(new URL(request.url).search))
  return redirectWithToast(to, [COMMENT_MESSAGES.saved, outcome.note].filter(Boolean).join(' '))
}

export default function CommentEdit() {
  const { projectId, listVehicleId, title, comment, refusal } = useLoaderData<typeof loader>()
  const lastResult = useFormResponse(useActionData<typeof action>())
  const closeTo = listPaths.comments(projectId, listVehicleId) + dialogView(useLocation().search)
  return <EditCommentDialog {...{ title, comment, refusal, lastResult, closeTo }} />
}

export const handle = { dialog: true }
export const meta: MetaFunction = () => [titled('Edit comment')]

export { StepFailed as ErrorBoundary } from '~/components/projects/step-failed'
