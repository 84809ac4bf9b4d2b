import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData, useLocation } from '@remix-run/react'
import { ExternalDialog } from '~/components/lists/external/external-dialog'
import { useFormResponse } from '~/components/ui/form/form-response'
import { EditedExternalForm } from '~/models/lists/external/external-form'
import { EXTERNAL_MESSAGES } from '~/models/lists/external/external-messages'
import { chosenOrder } from '~/models/lists/external/photo-order'
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
import { editExternal } from '~/services/lists/external/edit-external.server'
import { externalForm } from '~/services/lists/external/external-view.server'
import {
  checkFilesSent,
  MAX_FILES_PER_FORM,
  receiveExternalFiles,
} from '~/services/lists/external/receive-files.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const renter = await requireRenter(request, 'projects')
  const ref = parseParams(params, ListVehicleParams)
  const form = await externalForm(await requireMembership(renter, ref.projectId), ref.listVehicleId)
  return { ...form, ...ref }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const renter = await requireRenter(request, 'projects')
  const ref = parseParams(params, ListVehicleParams)
  const switched = await readSwitched(request)
  if (switched) return typedInOther(switched)

  const { take, arrived } = await receiveExternalFiles(renter, ref.projectId)
  const form = await readEdit(request, EditedExternalForm, { files: MAX_FILES_PER_FORM, upload: take })
  if (form.status !== 'success') return invalid(form, checkFilesSent(null, arrived))

  const { sent } = form.value
  const { confirmed, staged = [], vehiclePhotosId = [], purchaseFilesId = [] } = sent
  const deleted = [...vehiclePhotosId, ...purchaseFilesId]
  const files = { arrived, staged, deleted, order: chosenOrder(sent) }
  const outcome = await editExternal(renter, { ...ref, edit: form.value, files, confirmed })
  if (!outcome.ok) return refusal(form, checkFilesSent(outcome, arrived))
  const view = listView(new URL(request.url).search)
  const vehicle = externalPaths.externalVehicle(ref.projectId, ref.listVehicleId, view)
  return redirectWithToast(vehicle, EXTERNAL_MESSAGES.updated)
}

export default function EditExternal() {
  const { projectId, listVehicleId, listId, title, needsDetails, ...form } = useLoaderData<typeof loader>()
  const lastResult = useFormResponse(useActionData<typeof action>())
  const view = listView(useLocation().search)
  return (
    <ExternalDialog
      {...form}
      projectId={projectId}
      title="Edit Vehicle"
      subtitle={title}
      closeTo={
        listId
          ? listPaths.listOnPage(projectId, listId, view)
          : externalPaths.externalVehicle(projectId, listVehicleId, view)
      }
      quickTo={needsDetails ? externalPaths.quickEditExternal(projectId, listVehicleId, view) : undefined}
      lastResult={lastResult}
    />
  )
}

export const handle = { dialog: true }
export const meta: MetaFunction = () => [titled('Edit Vehicle')]

export { StepFailed as ErrorBoundary } from '~/components/projects/step-failed'
