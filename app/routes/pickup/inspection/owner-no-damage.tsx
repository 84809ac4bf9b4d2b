import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { NoDamageDialog } from '~/components/pickup/inspection/no-damage-dialog'
import { ownerInspection } from '~/models/pickup/inspection/owner-addresses'
import { OwnerInspectionParams } from '~/models/trade/addresses/order-params'
import { EmptyForm } from '~/models/trade/fields/form-fields'
import { titled } from '~/models/trade/product'
import { invalid, readForm, refusal } from '~/server/http/form/read-form.server'
import { parseParams } from '~/server/http/parse.server'
import { redirect } from '~/server/http/redirect.server'
import { requireOwner } from '~/server/session/require.server'
import { finishInspection } from '~/services/pickup/inspection/finish-inspection.server'
import { openInspection } from '~/services/pickup/inspection/open-inspection.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const owner = await requireOwner(request)
  const at = parseParams(params, OwnerInspectionParams)
  await openInspection({ side: 'owner', owner, ...at })
  return at
}

export async function action({ request, params }: ActionFunctionArgs) {
  const owner = await requireOwner(request)
  const at = parseParams(params, OwnerInspectionParams)
  const form = await readForm(request, EmptyForm)
  if (form.status !== 'success') return invalid(form)

  const outcome = await finishInspection({ side: 'owner', owner, ...at }, { noDamage: true })
  if (!outcome.ok) return refusal(form, outcome)
  return redirect(ownerInspection(at).back)
}

export default function OwnerNoDamage() {
  const to = ownerInspection(useLoaderData<typeof loader>())
  const answer = useActionData<typeof action>()
  return <NoDamageDialog closeTo={to.overview('damage')} errors={answer?.error?.[''] ?? undefined} />
}

export const handle = { dialog: true }
export const meta: MetaFunction = () => [titled('Vehicle Has No Damage')]

export { AnswerFailed as ErrorBoundary } from '~/components/shell/answer-failed'
