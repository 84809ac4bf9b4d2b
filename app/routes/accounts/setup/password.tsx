import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { PasswordFields } from '~/components/accounts/setup/password-fields'
import { SetupIsOver } from '~/components/accounts/setup/setup-is-over'
import { SetupScreen } from '~/components/accounts/setup/setup-screen'
import { useServerForm } from '~/components/ui/form/use-server-form'
import passwordToggle from '~/enhance/password-toggle.mjs?url&no-inline'
import { ACCOUNT_MESSAGES } from '~/models/accounts/account-messages'
import { PasswordSetupForm } from '~/models/accounts/account-setup-form'
import { SetupQuery } from '~/models/trade/addresses/params'
import { accountPaths } from '~/models/trade/paths/accounts'
import { titled } from '~/models/trade/product'
import { invalid, readForm, refusal } from '~/server/http/form/read-form.server'
import { parseQuery } from '~/server/http/parse.server'
import { redirectWithToast } from '~/server/http/redirect.server'
import { nextLogin } from '~/server/session/browser-state.server'
import { setUpAccount } from '~/services/accounts/setup/set-up-account.server'
import { requireSetupLink } from '~/services/accounts/setup/setup-link.server'

export async function loader({ request }: LoaderFunctionArgs) {
  const { email } = await requireSetupLink('password-setup', parseQuery(request, SetupQuery)['user-id'])
  return { email }
}

export async function action({ request }: ActionFunctionArgs) {
  const token = parseQuery(request, SetupQuery)['user-id']
  const form = await readForm(request, PasswordSetupForm, { secret: ['password', 'confirmPassword'] })
  if (form.status !== 'success') return invalid(form)

  const outcome = await setUpAccount({ kind: 'link', purpose: 'password-setup', token }, form.value)
  if (!outcome.ok) return refusal(form, outcome)
  const headers = { 'Set-Cookie': await nextLogin.write(outcome.email) }
  return redirectWithToast(accountPaths.home(), ACCOUNT_MESSAGES.setUp, 'success', headers)
}

export default function AccountPasswordSetup() {
  const { email } = useLoaderData<typeof loader>()
  const lastResult = useActionData<typeof action>()
  const [form, fields] = useServerForm<PasswordFields>({ id: 'password-setup', lastResult })
  return (
    <SetupScreen title="Setup Your New Password" email={email} errors={form.errors}>
      <PasswordFields fields={fields} />
    </SetupScreen>
  )
}

export const handle = { hydrate: false, enhancement: passwordToggle, frame: 'emailed' }
export const meta: MetaFunction = () => [titled('Setup Your New Password')]
export const ErrorBoundary = SetupIsOver
