import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData, useParams } from '@remix-run/react'
import type { z } from 'zod'
import { ItemDialog } from '~/components/orders/items/item-dialog'
import { BehalfFields } from '~/components/provider/behalf-fields'
import { FailureDialog } from '~/components/shell/failure-dialog'
import { AMENDMENT_DIALOGS } from '~/models/orders/items/item-messages'
import { DeskCancellationForm, DeskCompletionForm, DeskDaysForm, DeskExtensionForm } from '~/models/provider/desk-form'
import { BEHALF_SIDES } from '~/models/provider/desk-messages'
import type { Behalf } from '~/models/trade/access/permissions'
import { DeskDaysQuery, DeskItemParams } from '~/models/trade/addresses/order-params'
import { providerPaths } from '~/models/trade/paths/provider'
import { titled } from '~/models/trade/product'
import type { Outcome } from '~/models/trade/results/outcome'
import { WENT_WRONG_IN_SMALL } from '~/models/trade/results/shared-messages'
import { invalid, parseParams, parseQuery, readForm, redirectWithToast, refusal } from '~/server/http/route.server'
import { type Account, type Deputy, deputyOf } from '~/server/session/asker.server'
import { requireProvider } from '~/server/session/require.server'
import { cancelItem, changeDays, completeItem, extendItem } from '~/services/orders/items/amend-item.server'
import { requireItem } from '~/services/orders/items/require-item.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const provider = await requireProvider(request)
  const { kind, ...ref } = parseParams(params, DeskItemParams)
  return { kind, item: await requireItem(provider, kind, ref), draft: parseQuery(request, DeskDaysQuery) }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const provider = await requireProvider(request)
  const { kind, ...ref } = parseParams(params, DeskItemParams)
  return AMENDMENTS[kind](request, provider, ref)
}

/** The crew's dialog for staff, who also enter on whose behalf they act, and why. */
export default function DeskItem() {
  const shown = useLoaderData<typeof loader>()
  return (
    <ItemDialog
      {...shown}
      lastResult={useActionData<typeof action>()}
      closeTo={providerPaths.order(shown.item.orderId)}
      extraFields={(field) => <BehalfFields sides={BEHALF_SIDES} field={field} />}
    />
  )
}

type Ref = { orderId: number; orderItemId: string }
type Amend<Input> = (deputy: Deputy, ref: Ref, input: Input) => Promise<Outcome>

/** The crew's amendments, made by staff on behalf of one side. */
const AMENDMENTS = {
  cancel: amendment(DeskCancellationForm, cancelItem, AMENDMENT_DIALOGS.cancel.done),
  change: amendment(DeskDaysForm, changeDays, AMENDMENT_DIALOGS.change.done),
  extend: amendment(DeskExtensionForm, extendItem, AMENDMENT_DIALOGS.extend.done),
  complete: amendment(DeskCompletionForm, completeItem, AMENDMENT_DIALOGS.complete.done),
}

function amendment<Input extends Behalf>(schema: z.ZodType<Input>, amend: Amend<Input>, toast: string) {
  return async (request: Request, provider: Account, ref: Ref) => {
    const form = await readForm(request, schema)
    if (form.status !== 'success') return invalid(form)

    const outcome = await amend(deputyOf(provider, form.value), ref, form.value)
    if (!outcome.ok) return refusal(form, outcome)
    return redirectWithToast(providerPaths.order(ref.orderId), toast)
  }
}

export const handle = { dialog: true }
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  titled(data ? AMENDMENT_DIALOGS[data.kind].title : 'Order'),
]

/** Also after a refusal: the item may have changed since. */
export const shouldRevalidate = () => true

export function ErrorBoundary() {
  const { orderId } = useParams()
  return <FailureDialog title="Order" sentence={WENT_WRONG_IN_SMALL} closeTo={providerPaths.order(Number(orderId))} />
}
