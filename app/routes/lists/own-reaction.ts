import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { ReactionForm } from '~/models/lists/list-form'
import { ReactionParams } from '~/models/trade/addresses/params'
import { listPaths } from '~/models/trade/paths/lists'
import { PAGE_OUTDATED } from '~/models/trade/results/shared-messages'
import { parseParams, readForm, redirect, redirectWithToast } from '~/server/http/route.server'
import { refusedToggle, savedToggle } from '~/server/http/toggle-response.server'
import { requireRenter } from '~/server/session/require.server'
import { react } from '~/services/lists/react.server'

/** Has no page: redirects to the reactions. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await requireRenter(request, 'projects')
  const { projectId, listVehicleId, rating } = parseParams(params, ReactionParams)
  return redirect(listPaths.reactions(projectId, listVehicleId, rating))
}

/**
 * A click on Like or Dislike, for the page's script. Not a route with a page, because Remix would run its loaders
 * again.
 */
export async function action({ request, params }: ActionFunctionArgs) {
  const renter = await requireRenter(request, 'projects')
  const { rating, ...ref } = parseParams(params, ReactionParams)
  const form = await readForm(request, ReactionForm)
  const page = listPaths.reactions(ref.projectId, ref.listVehicleId, rating)
  if (form.status !== 'success') return redirectWithToast(page, PAGE_OUTDATED, 'error')

  const outcome = await react(renter, ref, { rating, isSet: form.value.set })
  return outcome.ok ? savedToggle(outcome.reactions) : refusedToggle(outcome)
}
