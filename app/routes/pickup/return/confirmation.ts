import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { returnPage } from '~/models/pickup/inspection-addresses'
import { RETURN_MESSAGES } from '~/models/pickup/return-state'
import { SideItemParams } from '~/models/trade/addresses/order-params'
import { EmptyForm } from '~/models/trade/fields/form-fields'
import { PAGE_OUTDATED } from '~/models/trade/results/shared-messages'
import { parseParams, readForm, redirect, redirectWithToast } from '~/server/http/route.server'
import { requirePickupAccess } from '~/server/session/pickup-access.server'
import { confirmReturn } from '~/services/pickup/return.server'

/** Has no page: redirects to the return. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  await requirePickupAccess(request, params)
  return redirect(returnPage(parseParams(params, SideItemParams)))
}

export async function action({ request, params }: ActionFunctionArgs) {
  const access = await requirePickupAccess(request, params)
  const ref = parseParams(params, SideItemParams)
  const back = returnPage(ref)
  const form = await readForm(request, EmptyForm)
  if (form.status !== 'success') return redirectWithToast(back, PAGE_OUTDATED, 'error')

  const outcome = await confirmReturn({ ...access, ...ref })
  if (!outcome.ok) return redirectWithToast(back, outcome.message, 'error')
  return redirectWithToast(back, RETURN_MESSAGES.confirmed)
}

export { SideError as ErrorBoundary } from '~/components/pickup/pickup-error'
export { EmptyPage as default } from '~/components/shell/error-page'
