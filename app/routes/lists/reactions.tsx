import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData, useLocation } from '@remix-run/react'
import { ReactionsDialog } from '~/components/lists/reactions-dialog'
import { ReactionForm } from '~/models/lists/list-form'
import { ReactionParams } from '~/models/trade/addresses/params'
import { dialogView, returnTo } from '~/models/trade/addresses/return-to'
import { listView } from '~/models/trade/list-view'
import { listPaths } from '~/models/trade/paths/lists'
import { projectPaths } from '~/models/trade/paths/projects'
import { titled } from '~/models/trade/product'
import { invalid, parseParams, readForm, redirect, redirectWithToast } from '~/server/http/route.server'
import { requireRenter } from '~/server/session/require.server'
import { requireMembership } from '~/services/crew/membership.server'
import { react } from '~/services/lists/react.server'
import { reactionsPage } from '~/services/lists/reactions.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const renter = await requireRenter(request, 'projects')
  const { projectId, listVehicleId, rating } = parseParams(params, ReactionParams)
  const membership = await requireMembership(renter, projectId)
  return { projectId, listVehicleId, rating, ...(await reactionsPage(membership, listVehicleId, rating)) }
}

/** For pages without script: redirects back to the page of the button. */
export async function action({ request, params }: ActionFunctionArgs) {
  const renter = await requireRenter(request, 'projects')
  const { rating, ...ref } = parseParams(params, ReactionParams)
  const form = await readForm(request, ReactionForm)
  if (form.status !== 'success') return invalid(form)

  const outcome = await react(renter, ref, { rating, isSet: form.value.set })
  const { search } = new URL(request.url)
  const page = returnTo(search) ?? listPaths.listVehicle(ref.projectId, ref.listVehicleId, listView(search))
  return outcome.ok ? redirect(page) : redirectWithToast(page, outcome.message, 'error')
}

export default function ReactionsRoute() {
  const shown = useLoaderData<typeof loader>()
  const errors = useActionData<typeof action>()?.error?.[''] ?? undefined
  const { search } = useLocation()
  const closeTo = returnTo(search) ?? projectPaths.projectList(shown.projectId) + listView(search)
  return <ReactionsDialog {...shown} errors={errors} closeTo={closeTo} view={dialogView(search)} />
}

export const handle = { dialog: true }
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  titled(data ? `Reactions to ${data.title}` : 'Reactions'),
]

export { StepFailed as ErrorBoundary } from '~/components/projects/step-failed'
