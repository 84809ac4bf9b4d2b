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
import { PhoneForm } from '~/models/profile-form'
import { PROFILE_MESSAGES } from '~/models/profile-messages'
import { requireAccount } from '~/services/auth/renter.server'
import { findProfile } from '~/services/profile/find-profile.server'
import { requestContactChange } from '~/services/profile/request-contact-change.server'
import { countTry } from '~/services/web/limits.server'
import { invalid, readForm, refusal } from '~/services/web/read-form.server'
import { redirectWithToast } from '~/services/web/toast.server'

export async function loader({ request }: LoaderFunctionArgs) {
  const { phone } = await findProfile(await requireAccount(request))
  return { present: phone }
}

export async function action({ request }: ActionFunctionArgs) {
  const account = await requireAccount(request)
  const form = await readForm(request, PhoneForm)
  if (form.status !== 'success') return invalid(form)

  const tooMany = await countTry('code-request', request, account.id)
  if (tooMany) return refusal(form, refused(tooMany))
  const outcome = await requestContactChange(account, 'phone', form.value.phoneNumber)
  if (outcome.ok) return redirect(paths.profilePhoneCode(), { headers: { 'Set-Cookie': outcome.cookie } })
  if (outcome.field) return refusal(form, outcome)
  return redirectWithToast(paths.profile(), outcome.message, 'error')
}

export default function ProfilePhone() {
  const { present } = useLoaderData<typeof loader>()
  const lastResult = useFormAnswer(useActionData<typeof action>())
  const [form, fields] = useForm<{ phoneNumber: string }>({ id: 'profile-phone', lastResult })
  return (
    <Dialog title="Edit Phone Number" subtitle={present && `Now ${present}`} closeTo={paths.profile()} size="small">
      <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate className="contents">
        <DialogBody>
          <FormErrors errors={form.errors} className="mb-4" />
          <TextField
            {...conformField(fields, ['phoneNumber'])('phoneNumber')}
            label="Phone Number"
            type="tel"
            autoComplete="tel"
            hint="A US number, like (404) 555-0123. A code goes there by text message."
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
  return <FailureDialog title="Edit Phone Number" sentence={PROFILE_MESSAGES.failed} closeTo={paths.profile()} />
}
