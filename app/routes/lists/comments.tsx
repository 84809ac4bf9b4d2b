import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData, useLocation } from '@remix-run/react'
import { CommentsDialog } from '~/components/lists/comments/comments-dialog'
import { StepFailed } from '~/components/projects/step-failed'
import { CommentForm, CommentsQuery } from '~/models/lists/comment-form'
import { COMMENT_MESSAGES } from '~/models/lists/comment-messages'
import { ListVehicleParams } from '~/models/trade/addresses/params'
import { dialogView, returnTo } from '~/models/trade/addresses/return-to'
import { listView } from '~/models/trade/list-view'
import { listPaths } from '~/models/trade/paths/lists'
import { withSearch } from '~/models/trade/paths/own-path'
import { projectPaths } from '~/models/trade/paths/projects'
import { titled } from '~/models/trade/product'
import { newAttempt } from '~/server/content-id.server'
import { isDocument } from '~/server/http/origin.server'
import {
  invalid,
  parseParams,
  parseQuery,
  readForm,
  redirect,
  redirectWithToast,
  refusal,
} from '~/server/http/route.server'
import { requireRenter } from '~/server/session/require.server'
import { requireMembership } from '~/services/crew/membership.server'
import { writeComment } from '~/services/lists/comments/write-comment.server'
import { commentsPage } from '~/services/lists/comments-page.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const renter = await requireRenter(request, 'projects')
  const ref = parseParams(params, ListVehicleParams)
  const { through } = parseQuery(request, CommentsQuery)
  const membership = await requireMembership(renter, ref.projectId)
  return { ...ref, ...(await commentsPage(membership, ref.listVehicleId, through)) }
}

/** With script the response is the key of the next comment; without script it redirects to the newest comments. */
export async function action({ request, params }: ActionFunctionArgs) {
  const renter = await requireRenter(request, 'projects')
  const ref = parseParams(params, ListVehicleParams)
  const form = await readForm(request, CommentForm)
  if (form.status !== 'success') return invalid(form)

  const outcome = await writeComment(renter, ref, form.value)
  if (!outcome.ok) return refusal(form, outcome)
  const { note } = outcome
  if (!isDocument(request)) return data({ attempt: newAttempt(), note })
  const comments = listPaths.comments(ref.projectId, ref.listVehicleId)
  const to = withSearch(comments, dialogView(new URL(request.url).search))
  return note === null ? redirect(to) : redirectWithToast(to, `${COMMENT_MESSAGES.posted} ${note}`)
}

export default function CommentsRoute() {
  const { isRemoved, ...page } = useLoaderData<typeof loader>()
  const lastResult = useActionData<typeof action>()
  const { search } = useLocation()
  const behind = isRemoved
    ? listPaths.removedVehicles(page.projectId)
    : projectPaths.projectList(page.projectId) + listView(search)
  return (
    <CommentsDialog
      {...page}
      lastResult={lastResult && 'attempt' in lastResult ? undefined : lastResult}
      closeTo={returnTo(search) ?? behind}
      view={dialogView(search)}
    />
  )
}

export const handle = { dialog: true, live: 'deals' }
export const meta: MetaFunction<typeof loader> = ({ data }) => [titled(data ? `Comments on ${data.title}` : 'Comments')]

export function ErrorBoundary() {
  return <StepFailed sentence={COMMENT_MESSAGES.loadFailed} />
}
