import { useForm } from '@conform-to/react'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { PasswordFields } from '~/components/entry/password-fields'
import { SetupIsOver } from '~/components/entry/setup-is-over'
import { SetupScreen } from '~/components/entry/setup-screen'
import passwordToggle from '~/enhance/password-toggle.mjs?url&no-inline'
import { ACCOUNT_MESSAGES } from '~/models/account-messages'
import { PasswordSetupForm } from '~/models/account-setup-form'
import { SetupQuery } from '~/models/params'
import { paths } from '~/models/paths'
import { PRODUCT } from '~/models/product'
import { requireSetupLink } from '~/services/auth/require-setup-link.server'
import { setUpAccount } from '~/services/auth/set-up-account.server'
import { parseQuery } from '~/services/web/parse.server'
import { invalid, readForm, refusal } from '~/services/web/read-form.server'
import { redirectWithToast } from '~/services/web/toast.server'

export async function loader({ request }: LoaderFunctionArgs) {
  const { email } = await requireSetupLink('password-setup', parseQuery(request, SetupQuery)['user-id'])
  return { email }
}

export async function action({ request }: ActionFunctionArgs) {
  const token = parseQuery(request, SetupQuery)['user-id']
  const form = await readForm(request, PasswordSetupForm, { secret: ['password', 'confirmPassword'] })
  if (form.status !== 'success') return invalid(form)

  const outcome = await setUpAccount('password-setup', token, form.value)
  if (!outcome.ok) return refusal(form, outcome)
  return redirectWithToast(paths.home(), ACCOUNT_MESSAGES.setUp)
}

export default function AccountPasswordSetup() {
  const { email } = useLoaderData<typeof loader>()
  const lastResult = useActionData<typeof action>()
  const [form, fields] = useForm<PasswordFields>({ id: 'password-setup', lastResult })
  return (
    <SetupScreen title="Setup Your New Password" email={email} errors={form.errors}>
      <PasswordFields fields={fields} />
    </SetupScreen>
  )
}

export const handle = { hydrate: false, enhancement: passwordToggle, frame: 'emailed' }
export const meta: MetaFunction = () => [{ title: `Setup Your New Password - ${PRODUCT}` }]
export const ErrorBoundary = SetupIsOver
