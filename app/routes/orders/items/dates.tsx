import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { ItemDialog } from '~/components/orders/items/item-dialog'
import { ItemFailed } from '~/components/orders/items/item-failed'
import { useFormAnswer } from '~/components/ui/form/form-answer'
import { DaysForm } from '~/models/orders/items/item-form'
import { ITEM_DIALOGS, ITEM_TOASTS } from '~/models/orders/items/item-messages'
import { BookedItemParams, DaysQuery } from '~/models/trade/addresses/params'
import { orderPaths } from '~/models/trade/paths/orders'
import { titled } from '~/models/trade/product'
import { invalid, readForm, refusal } from '~/server/http/form/read-form.server'
import { parseParams, parseQuery } from '~/server/http/parse.server'
import { redirectWithToast } from '~/server/http/toast.server'
import { requireRenter } from '~/server/session/require.server'
import { changeDays } from '~/services/orders/items/change-days.server'
import { requireItem } from '~/services/orders/items/require-item.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const renter = await requireRenter(request, 'orders')
  const at = parseParams(params, BookedItemParams)
  return { item: await requireItem(renter, 'change', at), draft: parseQuery(request, DaysQuery) }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const renter = await requireRenter(request, 'orders')
  const at = parseParams(params, BookedItemParams)
  const form = await readForm(request, DaysForm)
  if (form.status !== 'success') return invalid(form)

  const outcome = await changeDays(renter, at, form.value)
  if (!outcome.ok) return refusal(form, outcome)
  return redirectWithToast(orderPaths.orderDetails(at.orderId, at.projectId, at.name), ITEM_TOASTS.change)
}

export default function Dates() {
  const answer = useFormAnswer(useActionData<typeof action>())
  return <ItemDialog act="change" {...useLoaderData<typeof loader>()} lastResult={answer} />
}

export const handle = { dialog: true }
export const meta: MetaFunction = () => [titled(ITEM_DIALOGS.change)]

/** After a refusal too: the item may have changed since. */
export const shouldRevalidate = () => true

export function ErrorBoundary() {
  return <ItemFailed act="change" />
}
