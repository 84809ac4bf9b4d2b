import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { NameFields, PasswordFields, PhoneField } from '~/components/accounts/account-fields'
import { SetupIsOver } from '~/components/accounts/setup-link-over'
import { BUTTON_CLASS } from '~/components/ui/button'
import { FormErrors } from '~/components/ui/form/form-errors'
import { useServerForm } from '~/components/ui/form/use-server-form'
import passwordToggle from '~/enhance/password-toggle.mjs?url&no-inline'
import { SETUP_FORMS } from '~/models/accounts/account-form'
import { ACCOUNT_MESSAGES } from '~/models/accounts/account-messages'
import { SetupQuery } from '~/models/trade/addresses/params'
import { accountPaths } from '~/models/trade/paths/accounts'
import { titled } from '~/models/trade/product'
import type { SetupPurpose } from '~/models/trade/vocabulary/accounts'
import { invalid, parseQuery, readForm, redirectWithToast, refusal } from '~/server/http/route.server'
import { nextLogin } from '~/server/session/browser-state.server'
import { requireSetupLink, setUpAccount } from '~/services/accounts/setup/set-up-account.server'

export async function loader({ request }: LoaderFunctionArgs) {
  const purpose = purposeOf(new URL(request.url))
  const { email } = await requireSetupLink(purpose, parseQuery(request, SetupQuery)['user-id'])
  return { purpose, email }
}

export async function action({ request }: ActionFunctionArgs) {
  const purpose = purposeOf(new URL(request.url))
  const token = parseQuery(request, SetupQuery)['user-id']
  const form = await readForm(request, SETUP_FORMS[purpose], { secret: ['password', 'confirmPassword'] })
  if (form.status !== 'success') return invalid(form)

  const outcome = await setUpAccount({ kind: 'link', purpose, token }, form.value)
  if (!outcome.ok) return refusal(form, outcome)
  const headers = { 'Set-Cookie': await nextLogin.write(outcome.email) }
  return redirectWithToast(accountPaths.home(), ACCOUNT_MESSAGES.setUp, 'success', headers)
}

const FIELDS = ['firstName', 'lastName', 'phoneNumber', 'password', 'confirmPassword'] as const

/** Opened from an email; needs no script. */
export default function AccountSetup() {
  const { purpose, email } = useLoaderData<typeof loader>()
  const lastResult = useActionData<typeof action>()
  const [form, field] = useServerForm({ id: purpose, fields: FIELDS, lastResult })
  return (
    <>
      <h1 className="text-2xl">{TITLES[purpose]}</h1>
      <p className="mt-1 text-quiet">
        For <b className="font-semibold">{email}</b>
      </p>
      <form method="post" noValidate className="sheet mt-6 grid gap-5 p-5">
        <FormErrors errors={form.errors} />
        {/* password managers store the password under this address */}
        <input type="hidden" name="username" autoComplete="username" value={email} />
        {purpose === 'account-setup' && (
          <>
            <div className="grid gap-5 sm:grid-cols-2">
              <NameFields field={field} />
            </div>
            <PhoneField field={field('phoneNumber')} />
          </>
        )}
        <PasswordFields field={field} />
        <button type="submit" className={`${BUTTON_CLASS.primary} sm:justify-self-start sm:px-10`}>
          Submit
        </button>
      </form>
    </>
  )
}

/** People who gave their name and phone number when signing up choose only a password. */
const TITLES = {
  'account-setup': 'Setup Your New Account',
  'password-setup': 'Setup Your New Password',
}

const purposeOf = ({ pathname }: { pathname: string }): SetupPurpose =>
  pathname === PASSWORD_ONLY ? 'password-setup' : 'account-setup'

const PASSWORD_ONLY = accountPaths.accountPasswordSetup('').split('?')[0]

export const handle = { hydrate: false, enhancement: passwordToggle, frame: 'emailed' }
export const meta: MetaFunction = ({ location }) => [titled(TITLES[purposeOf(location)])]
export const ErrorBoundary = SetupIsOver
