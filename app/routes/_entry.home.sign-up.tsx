import { type ActionFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { useActionData, useRouteLoaderData } from '@remix-run/react'
import { SignUpView } from '~/components/entry/sign-up-view'
import { refused } from '~/models/outcome'
import { paths } from '~/models/paths'
import { PRODUCT } from '~/models/product'
import { SignUpForm } from '~/models/sign-up-form'
import { requestAccount } from '~/services/sign-up/request-account.server'
import { countTry } from '~/services/web/limits.server'
import { originOf } from '~/services/web/origin.server'
import { invalid, readForm, refusal } from '~/services/web/read-form.server'

export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request, SignUpForm)
  if (form.status !== 'success') return invalid(form)

  const tooMany = await countTry('sign-up', request, form.value.email)
  if (tooMany) return refusal(form, refused(tooMany))
  const outcome = await requestAccount(form.value, { key: form.key, origin: originOf(request) })
  if (!outcome.ok) return refusal(form, outcome)
  return redirect(paths.registered())
}

export default function SignUp() {
  const entry = useRouteLoaderData<{ outsideUrl: string }>('routes/_entry')
  return <SignUpView lastResult={useActionData<typeof action>()} backTo={entry?.outsideUrl ?? paths.home()} />
}

export const meta: MetaFunction = () => [{ title: `Sign up - ${PRODUCT}` }]
