import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData, useLocation } from '@remix-run/react'
import { ExternalDialog } from '~/components/lists/external/external-dialog'
import { useFormResponse } from '~/components/ui/form/form-response'
import { NewExternalForm } from '~/models/lists/external/external-form'
import { EXTERNAL_MESSAGES } from '~/models/lists/external/external-messages'
import { checkExternal } from '~/models/lists/external/external-rules'
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
import {
  checkFilesSent,
  checkNewFiles,
  MAX_FILES_PER_FORM,
  receiveExternalFiles,
} from '~/services/lists/external/receive-files.server'
import { recordExternal } from '~/services/lists/external/record-external.server'

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

  const { take, arrived } = await receiveExternalFiles(renter, projectId)
  const form = await readForm(request, NewExternalForm, { files: MAX_FILES_PER_FORM, upload: take })
  if (form.status !== 'success') {
    const refused = checkExternal(form.typed, todayIn(HOME_ZONE, now()))
    return invalid(form, checkNewFiles(refused, arrived, form.typed.staged))
  }

  const { listVehicleId, staged, confirmed, ...fields } = form.value
  const ref = { projectId, listId, listVehicleId, confirmed }
  const outcome = await recordExternal(renter, ref, fields, { arrived, staged })
  if (!outcome.ok) return refusal(form, checkFilesSent(outcome, arrived))
  const view = listView(new URL(request.url).search)
  return redirectWithToast(listPaths.listOnPage(projectId, listId, view), EXTERNAL_MESSAGES.recorded)
}

export default function NewExternal() {
  const { projectId, listId, ...form } = useLoaderData<typeof loader>()
  const lastResult = useFormResponse(useActionData<typeof action>())
  const view = listView(useLocation().search)
  return (
    <ExternalDialog
      {...form}
      projectId={projectId}
      title="Add Vehicle"
      closeTo={listPaths.listOnPage(projectId, listId, view)}
      quickTo={externalPaths.quickExternal(projectId, listId, view)}
      lastResult={lastResult}
    />
  )
}

export const handle = { dialog: true }
export const meta: MetaFunction = () => [titled('Add Vehicle')]

export { StepFailed as ErrorBoundary } from '~/components/projects/step-failed'
