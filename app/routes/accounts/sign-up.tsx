import type { ActionFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useRouteLoaderData } from '@remix-run/react'
import { SignUpView } from '~/components/accounts/sign-up-view'
import { SignUpForm } from '~/models/accounts/sign-up-form'
import { accountPaths } from '~/models/trade/paths/accounts'
import { titled } from '~/models/trade/product'
import { invalid, readForm, refusal } from '~/server/http/form/read-form.server'
import { redirect } from '~/server/http/redirect.server'
import { visitorOf } from '~/server/session/require.server'
import { requestAccount } from '~/services/accounts/sign-up/request-account.server'

export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request, SignUpForm)
  if (form.status !== 'success') return invalid(form)

  const outcome = await requestAccount(visitorOf(request), form.value)
  if (!outcome.ok) return refusal(form, outcome)
  return redirect(accountPaths.registered())
}

export default function SignUp() {
  const entry = useRouteLoaderData<{ outsideUrl?: string }>('routes/accounts/entry')
  return <SignUpView lastResult={useActionData<typeof action>()} backTo={entry?.outsideUrl} />
}

export const meta: MetaFunction = () => [titled('Sign up')]
