import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData, useLocation } from '@remix-run/react'
import type { z } from 'zod'
import { OrderStepFailed } from '~/components/order-page/order-step-failed'
import { ItemDialog } from '~/components/orders/items/item-dialog'
import { useFormResponse } from '~/components/ui/form/form-response'
import { amendmentKindAt } from '~/models/orders/items/item-actions'
import { CancellationForm, CompletionForm, DaysForm, ExtensionForm } from '~/models/orders/items/item-form'
import { AMENDMENT_DIALOGS } from '~/models/orders/items/item-messages'
import { AmendmentQuery } from '~/models/trade/addresses/order-params'
import { BookedItemParams } from '~/models/trade/addresses/params'
import { orderPaths } from '~/models/trade/paths/orders'
import { titled } from '~/models/trade/product'
import type { Outcome } from '~/models/trade/results/outcome'
import { invalid, parseParams, parseQuery, readForm, redirectWithToast, refusal } from '~/server/http/route.server'
import type { Account } from '~/server/session/asker.server'
import { requireRenter } from '~/server/session/require.server'
import { cancelItem, changeDays, completeItem, extendItem } from '~/services/orders/items/amend-item.server'
import { requireItem } from '~/services/orders/items/require-item.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const renter = await requireRenter(request, 'orders')
  const ref = parseParams(params, BookedItemParams)
  const kind = amendmentKindAt(new URL(request.url).pathname)
  return { kind, item: await requireItem(renter, kind, ref), draft: parseQuery(request, AmendmentQuery) }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const renter = await requireRenter(request, 'orders')
  const ref = parseParams(params, BookedItemParams)
  return AMENDMENTS[amendmentKindAt(new URL(request.url).pathname)](request, renter, ref)
}

export default function AmendmentDialog() {
  const lastResult = useFormResponse(useActionData<typeof action>())
  return <ItemDialog {...useLoaderData<typeof loader>()} lastResult={lastResult} />
}

type Ref = z.output<typeof BookedItemParams>

const AMENDMENTS = {
  cancel: amendment(CancellationForm, cancelItem, AMENDMENT_DIALOGS.cancel.done),
  change: amendment(DaysForm, changeDays, AMENDMENT_DIALOGS.change.done),
  extend: amendment(ExtensionForm, extendItem, AMENDMENT_DIALOGS.extend.done),
  complete: amendment(CompletionForm, completeItem, AMENDMENT_DIALOGS.complete.done),
}

function amendment<Input>(
  schema: z.ZodType<Input>,
  amend: (renter: Account, ref: Ref, input: Input) => Promise<Outcome>,
  toast: string,
) {
  return async (request: Request, renter: Account, ref: Ref) => {
    const form = await readForm(request, schema)
    if (form.status !== 'success') return invalid(form)

    const outcome = await amend(renter, ref, form.value)
    if (!outcome.ok) return refusal(form, outcome)
    return redirectWithToast(orderPaths.orderDetails(ref.orderId, ref.projectId, ref.name), toast)
  }
}

export const handle = { dialog: true }
export const meta: MetaFunction = ({ location }) => [
  titled(AMENDMENT_DIALOGS[amendmentKindAt(location.pathname)].title),
]

/** Also after a refusal: the item may have changed since. */
export const shouldRevalidate = () => true

export function ErrorBoundary() {
  const { title, failed } = AMENDMENT_DIALOGS[amendmentKindAt(useLocation().pathname)]
  return <OrderStepFailed title={title} sentence={failed} />
}
