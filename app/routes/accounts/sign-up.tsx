import type { ActionFunctionArgs, MetaFunction } from '@remix-run/node'
import { Link, useActionData, useRouteLoaderData } from '@remix-run/react'
import { EmailField, NameFields, PhoneField } from '~/components/accounts/account-fields'
import { EntryForm } from '~/components/accounts/entry-form'
import { LegalConsent } from '~/components/accounts/login/legal-consent'
import { BUTTON_CLASS, SubmitButton } from '~/components/ui/button'
import { SelectField } from '~/components/ui/form/choice-fields'
import { TextField } from '~/components/ui/form/text-field'
import { useServerForm } from '~/components/ui/form/use-server-form'
import { SignUpForm } from '~/models/accounts/sign-up-form'
import { accountPaths } from '~/models/trade/paths/accounts'
import { titled } from '~/models/trade/product'
import { SIGN_UP_ROLES } from '~/models/trade/vocabulary/accounts'
import { invalid, readForm, redirect, refusal } from '~/server/http/route.server'
import { visitorOf } from '~/server/session/require.server'
import { requestAccount } from '~/services/accounts/request-account.server'

export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request, SignUpForm)
  if (form.status !== 'success') return invalid(form)

  const outcome = await requestAccount(visitorOf(request), form.value)
  if (!outcome.ok) return refusal(form, outcome)
  return redirect(accountPaths.registered())
}

/** Requests an account; staff answer by email. */
export default function SignUp() {
  const backTo = useRouteLoaderData<{ outsideUrl?: string }>('routes/accounts/entry')?.outsideUrl
  const lastResult = useActionData<typeof action>()
  const [form, field] = useServerForm({ id: 'sign-up', fields: ORDER, lastResult })
  return (
    <>
      <EntryForm title="Sign up" lead="We'll review your details and email you a link to your account." form={form}>
        <div className="grid gap-4 sm:grid-cols-2">
          <NameFields field={field} />
        </div>
        <EmailField {...field('email')} autoComplete="email" />
        <PhoneField field={field('phoneNumber')} />
        <SelectField {...field('role')} label="Role" choices={SIGN_UP_ROLES} emptyLabel="Choose your role" />
        <TextField
          {...field('currentProductionCompany')}
          label="Current Production Company (optional)"
          autoComplete="organization"
        />
        <TextField
          {...field('imdbProfileLink')}
          label="IMDB Profile Link (optional)"
          type="url"
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
        />
        <SubmitButton>SIGN UP</SubmitButton>
      </EntryForm>
      <div className="mt-3 flex gap-2">
        <Link className={`${BUTTON_CLASS.outline} flex-1`} to={accountPaths.login()}>
          LOGIN
        </Link>
        {backTo && (
          <a className={`${BUTTON_CLASS.ghost} flex-1`} href={backTo}>
            BACK
          </a>
        )}
      </div>
      <LegalConsent by="signing up" />
    </>
  )
}

const ORDER = [
  'firstName',
  'lastName',
  'email',
  'phoneNumber',
  'role',
  'currentProductionCompany',
  'imdbProfileLink',
] as const

export const meta: MetaFunction = () => [titled('Sign up')]
