import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData, useLocation } from '@remix-run/react'
import { CommentRemovalDialog } from '~/components/lists/comments/comment-removal-dialog'
import { CommentParams } from '~/models/lists/comment-form'
import { COMMENT_MESSAGES } from '~/models/lists/comment-messages'
import { dialogView } from '~/models/trade/addresses/return-to'
import { EmptyForm } from '~/models/trade/fields/form-fields'
import { listPaths } from '~/models/trade/paths/lists'
import { withSearch } from '~/models/trade/paths/own-path'
import { titled } from '~/models/trade/product'
import { invalid, parseParams, readForm, redirectWithToast, refusal } from '~/server/http/route.server'
import { requireRenter } from '~/server/session/require.server'
import { requireMembership } from '~/services/crew/membership.server'
import { deleteComment } from '~/services/lists/comments/change-comment.server'
import { requireCommentToDelete } from '~/services/lists/comments-page.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const renter = await requireRenter(request, 'projects')
  const ref = parseParams(params, CommentParams)
  const membership = await requireMembership(renter, ref.projectId)
  return { ...ref, ...(await requireCommentToDelete(membership, ref)) }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const renter = await requireRenter(request, 'projects')
  const ref = parseParams(params, CommentParams)
  const form = await readForm(request, EmptyForm)
  if (form.status !== 'success') return invalid(form)

  const outcome = await deleteComment(renter, ref)
  if (!outcome.ok) return refusal(form, outcome)
  const comments = listPaths.comments(ref.projectId, ref.listVehicleId)
  const to = withSearch(comments, dialogView(new URL(request.url).search))
  return redirectWithToast(to, COMMENT_MESSAGES.deleted)
}

export default function CommentRemoval() {
  const { projectId, listVehicleId, title, text, refusal } = useLoaderData<typeof loader>()
  const errors = useActionData<typeof action>()?.error?.[''] ?? undefined
  const closeTo = listPaths.comments(projectId, listVehicleId) + dialogView(useLocation().search)
  return <CommentRemovalDialog {...{ title, text, refusal, errors, closeTo }} />
}

export const handle = { dialog: true }
export const meta: MetaFunction = () => [titled('Delete comment')]

export { StepFailed as ErrorBoundary } from '~/components/projects/step-failed'
