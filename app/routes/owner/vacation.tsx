import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { Vacation } from '~/components/owner/vacation-form'
import { useFormResponse } from '~/components/ui/form/form-response'
import { VACATION_MESSAGES } from '~/models/owner/vacation'
import { VacationForm } from '~/models/owner/vacation-form'
import { ownerPaths } from '~/models/trade/paths/owner'
import { titled } from '~/models/trade/product'
import { invalid, readForm, redirectWithToast, refusal } from '~/server/http/route.server'
import { requireOwner } from '~/server/session/require.server'
import { setVacation, vacationPage } from '~/services/owner/vacation.server'

export async function loader({ request }: LoaderFunctionArgs) {
  return vacationPage(await requireOwner(request))
}

export async function action({ request }: ActionFunctionArgs) {
  const owner = await requireOwner(request)
  const form = await readForm(request, VacationForm)
  if (form.status !== 'success') return invalid(form)

  const outcome = await setVacation(owner, form.value)
  if (!outcome.ok) return refusal(form, outcome)
  return redirectWithToast(ownerPaths.vacation(), VACATION_MESSAGES.begun)
}

export default function VacationPage() {
  const lastResult = useFormResponse(useActionData<typeof action>())
  return <Vacation vacation={useLoaderData<typeof loader>()} lastResult={lastResult} />
}

export const meta: MetaFunction = () => [titled('Vacation')]

/** Also after a refusal: the vacation may have changed since. */
export const shouldRevalidate = () => true

export { RequestFailed as ErrorBoundary } from '~/components/shell/error-page'
