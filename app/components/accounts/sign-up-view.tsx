import type { SubmissionResult } from '@conform-to/react'
import { Form, Link } from '@remix-run/react'
import { BUTTON_CLASS } from '~/components/ui/button-class'
import { SelectField } from '~/components/ui/form/choice-fields'
import { conformField } from '~/components/ui/form/field-state'
import { useFormAnswer } from '~/components/ui/form/form-answer'
import { FormErrors } from '~/components/ui/form/form-errors'
import { TextField } from '~/components/ui/form/text-field'
import { useServerForm } from '~/components/ui/form/use-server-form'
import { SubmitButton } from '~/components/ui/submit-button'
import { accountPaths } from '~/models/trade/paths/accounts'
import { SIGN_UP_ROLES } from '~/models/trade/vocabulary/accounts'
import { LegalConsent } from './login/legal-consent'
import { NameFields, PhoneField } from './setup/person-fields'

interface SignUpViewProps {
  lastResult: SubmissionResult | undefined
  /** The outside site. */
  backTo?: string
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

/** The sign-up view of the entry screen: a request that the marketplace's staff answer by mail. */
export function SignUpView({ lastResult, backTo }: SignUpViewProps) {
  const [form, fields] = useServerForm<Record<(typeof ORDER)[number], string>>({
    id: 'sign-up',
    lastResult: useFormAnswer(lastResult),
  })
  const field = conformField(fields, ORDER)
  return (
    <>
      <h1 className="text-2xl">Sign up</h1>
      <p className="mt-1 text-quiet">We'll review your details and email you a link to your account.</p>
      <FormErrors errors={form.errors} className="mt-5" />
      <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate className="mt-5 grid gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <NameFields field={field} />
        </div>
        <TextField
          {...field('email')}
          label="Email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
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
      </Form>
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
