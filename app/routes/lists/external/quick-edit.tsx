import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData, useLocation } from '@remix-run/react'
import { QuickExternalDialog } from '~/components/lists/external/quick-external-dialog'
import { useFormResponse } from '~/components/ui/form/form-response'
import { QuickEditForm } from '~/models/lists/external/external-form'
import { EXTERNAL_MESSAGES } from '~/models/lists/external/external-messages'
import { typedInOther } from '~/models/lists/external/typed-values'
import { ListVehicleParams } from '~/models/trade/addresses/params'
import { listView } from '~/models/trade/list-view'
import { externalPaths, listPaths } from '~/models/trade/paths/lists'
import { titled } from '~/models/trade/product'
import { readEdit } from '~/server/http/read-edit.server'
import { invalid, parseParams, redirectWithToast, refusal } from '~/server/http/route.server'
import { readSwitched } from '~/server/http/switched-form.server'
import { requireRenter } from '~/server/session/require.server'
import { requireMembership } from '~/services/crew/membership.server'
import { quickExternalForm } from '~/services/lists/external/external-view.server'
import { quickEditExternal } from '~/services/lists/external/quick-edit-external.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const renter = await requireRenter(request, 'projects')
  const ref = parseParams(params, ListVehicleParams)
  return { ...(await quickExternalForm(await requireMembership(renter, ref.projectId), ref.listVehicleId)), ...ref }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const renter = await requireRenter(request, 'projects')
  const ref = parseParams(params, ListVehicleParams)
  const switched = await readSwitched(request)
  if (switched) return typedInOther(switched)

  const form = await readEdit(request, QuickEditForm)
  if (form.status !== 'success') return invalid(form)

  const outcome = await quickEditExternal(renter, { ...ref, edit: form.value, confirmed: form.value.sent.confirmed })
  if (!outcome.ok) return refusal(form, outcome)
  const view = listView(new URL(request.url).search)
  const vehicle = externalPaths.externalVehicle(ref.projectId, ref.listVehicleId, view)
  return redirectWithToast(vehicle, EXTERNAL_MESSAGES.updated)
}

export default function QuickEditExternal() {
  const { projectId, listVehicleId, listId, title, ...form } = useLoaderData<typeof loader>()
  const lastResult = useFormResponse(useActionData<typeof action>())
  const view = listView(useLocation().search)
  return (
    <QuickExternalDialog
      title="Edit Vehicle"
      subtitle={title}
      {...form}
      closeTo={
        listId
          ? listPaths.listOnPage(projectId, listId, view)
          : externalPaths.externalVehicle(projectId, listVehicleId, view)
      }
      wholeTo={externalPaths.editExternal(projectId, listVehicleId, view)}
      lastResult={lastResult}
    />
  )
}

export const handle = { dialog: true }
export const meta: MetaFunction = () => [titled('Edit Vehicle')]

export { StepFailed as ErrorBoundary } from '~/components/projects/step-failed'
