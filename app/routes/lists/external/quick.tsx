import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData, useLocation } from '@remix-run/react'
import { QuickExternalDialog } from '~/components/lists/external/quick-external-dialog'
import { useFormResponse } from '~/components/ui/form/form-response'
import { QuickExternalForm } from '~/models/lists/external/external-form'
import { EXTERNAL_MESSAGES } from '~/models/lists/external/external-messages'
import { checkExternalDays } from '~/models/lists/external/external-rules'
import { typedInOther } from '~/models/lists/external/typed-values'
import { ListParams } from '~/models/trade/addresses/params'
import { HOME_ZONE, todayIn } from '~/models/trade/days/zones'
import { listView } from '~/models/trade/list-view'
import { externalPaths, listPaths } from '~/models/trade/paths/lists'
import { titled } from '~/models/trade/product'
import { now } from '~/server/clock.server'
import { invalid, parseParams, readForm, redirectWithToast, refusal } from '~/server/http/route.server'
import { readSwitched } from '~/server/http/switched-form.server'
import { requireRenter } from '~/server/session/require.server'
import { requireMembership } from '~/services/crew/membership.server'
import { newExternalForm } from '~/services/lists/external/external-view.server'
import { quickRecordExternal } from '~/services/lists/external/record-external.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const renter = await requireRenter(request, 'projects')
  const { projectId, listId } = parseParams(params, ListParams)
  return newExternalForm(await requireMembership(renter, projectId), listId)
}

export async function action({ request, params }: ActionFunctionArgs) {
  const renter = await requireRenter(request, 'projects')
  const { projectId, listId } = parseParams(params, ListParams)
  const switched = await readSwitched(request)
  if (switched) return typedInOther(switched)

  const form = await readForm(request, QuickExternalForm)
  if (form.status !== 'success') return invalid(form, checkExternalDays(form.typed, todayIn(HOME_ZONE, now())))

  const { listVehicleId, confirmed, ...fields } = form.value
  const outcome = await quickRecordExternal(renter, { projectId, listId, listVehicleId, confirmed }, fields)
  if (!outcome.ok) return refusal(form, outcome)
  const view = listView(new URL(request.url).search)
  return redirectWithToast(listPaths.listOnPage(projectId, listId, view), EXTERNAL_MESSAGES.recorded)
}

export default function QuickExternal() {
  const { projectId, listId, ...form } = useLoaderData<typeof loader>()
  const lastResult = useFormResponse(useActionData<typeof action>())
  const view = listView(useLocation().search)
  return (
    <QuickExternalDialog
      {...form}
      title="Add Vehicle"
      closeTo={listPaths.listOnPage(projectId, listId, view)}
      wholeTo={externalPaths.newExternal(projectId, listId, view)}
      lastResult={lastResult}
    />
  )
}

export const handle = { dialog: true }
export const meta: MetaFunction = () => [titled('Add Vehicle')]

export { StepFailed as ErrorBoundary } from '~/components/projects/step-failed'
