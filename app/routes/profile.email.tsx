import { useForm } from '@conform-to/react'
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import { FailureDialog } from '~/components/shell/failure-dialog'
import { conformField } from '~/components/ui/conform-field'
import { Dialog, DialogBody, DialogFoot } from '~/components/ui/dialog'
import { useFormAnswer } from '~/components/ui/form-answer'
import { FormErrors } from '~/components/ui/form-errors'
import { SubmitButton } from '~/components/ui/submit-button'
import { TextField } from '~/components/ui/text-field'
import { refused } from '~/models/outcome'
import { paths } from '~/models/paths'
import { EmailForm } from '~/models/profile-form'
import { PROFILE_MESSAGES } from '~/models/profile-messages'
import { requireAccount } from '~/services/auth/renter.server'
import { findProfile } from '~/services/profile/find-profile.server'
import { requestContactChange } from '~/services/profile/request-contact-change.server'
import { countTry } from '~/services/web/limits.server'
import { invalid, readForm, refusal } from '~/services/web/read-form.server'
import { redirectWithToast } from '~/services/web/toast.server'

export async function loader({ request }: LoaderFunctionArgs) {
  const { email } = await findProfile(await requireAccount(request))
  return { present: email }
}

export async function action({ request }: ActionFunctionArgs) {
  const account = await requireAccount(request)
  const form = await readForm(request, EmailForm)
  if (form.status !== 'success') return invalid(form)

  const tooMany = await countTry('code-request', request, account.id)
  if (tooMany) return refusal(form, refused(tooMany))
  const outcome = await requestContactChange(account, 'email', form.value.email)
  if (outcome.ok) return redirect(paths.profileEmailCode(), { headers: { 'Set-Cookie': outcome.cookie } })
  if (outcome.field) return refusal(form, outcome)
  return redirectWithToast(paths.profile(), outcome.message, 'error')
}

export default function ProfileEmail() {
  const { present } = useLoaderData<typeof loader>()
  const lastResult = useFormAnswer(useActionData<typeof action>())
  const [form, fields] = useForm<{ email: string }>({ id: 'profile-email', lastResult })
  return (
    <Dialog title="Edit Email Address" subtitle={present && `Now ${present}`} closeTo={paths.profile()} size="small">
      <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate className="contents">
        <DialogBody>
          <FormErrors errors={form.errors} className="mb-4" />
          <TextField
            {...conformField(fields, ['email'])('email')}
            label="Email"
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            hint="A code goes to this address."
          />
        </DialogBody>
        <DialogFoot cancelTo={paths.profile()}>
          <SubmitButton>Send code</SubmitButton>
        </DialogFoot>
      </Form>
    </Dialog>
  )
}

export const handle = { dialog: true }

export function ErrorBoundary() {
  return <FailureDialog title="Edit Email Address" sentence={PROFILE_MESSAGES.failed} closeTo={paths.profile()} />
}
