import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { ObjectionDialog } from '~/components/pickup/objection-dialog'
import { useFormResponse } from '~/components/ui/form/form-response'
import { ObjectionForm } from '~/models/pickup/pickup-form'
import { RETURN_MESSAGES } from '~/models/pickup/return-state'
import { OwnerOrderParams } from '~/models/trade/addresses/params'
import { pickupPaths } from '~/models/trade/paths/pickup'
import { titled } from '~/models/trade/product'
import { invalid, parseParams, readForm, redirectWithToast, refusal } from '~/server/http/route.server'
import { requireOwner } from '~/server/session/require.server'
import { objectToReturn, requireReturn } from '~/services/pickup/return.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const owner = await requireOwner(request)
  const view = await requireReturn({ kind: 'owner', account: owner, ...parseParams(params, OwnerOrderParams) })
  return { item: view.item, against: view.against, objectionEnds: view.objectionEnds }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const owner = await requireOwner(request)
  const { orderItemId } = parseParams(params, OwnerOrderParams)
  const form = await readForm(request, ObjectionForm)
  if (form.status !== 'success') return invalid(form)

  const outcome = await objectToReturn(owner, orderItemId, form.value.reason)
  if (!outcome.ok) return refusal(form, outcome)
  return redirectWithToast(pickupPaths.ownerReturn(orderItemId), RETURN_MESSAGES.objected)
}

export default function Objection() {
  const lastResult = useFormResponse(useActionData<typeof action>())
  return <ObjectionDialog {...useLoaderData<typeof loader>()} lastResult={lastResult} />
}

export const handle = { dialog: true }
export const meta: MetaFunction = () => [titled('Dispute the return')]

export { RequestFailed as ErrorBoundary } from '~/components/shell/error-page'
