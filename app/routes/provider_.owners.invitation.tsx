import { useForm } from '@conform-to/react'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { Form, useActionData } from '@remix-run/react'
import { conformField } from '~/components/ui/conform-field'
import { Dialog, DialogBody, DialogFoot } from '~/components/ui/dialog'
import { useFormAnswer } from '~/components/ui/form-answer'
import { SubmitButton } from '~/components/ui/submit-button'
import { TextField } from '~/components/ui/text-field'
import { ACCOUNT_MESSAGES } from '~/models/account-messages'
import { OwnerInvitationForm } from '~/models/owner-invitation-form'
import { paths } from '~/models/paths'
import { requireProvider } from '~/services/auth/renter.server'
import { inviteOwner } from '~/services/provider/invite-owner.server'
import { originOf } from '~/services/web/origin.server'
import { invalid, readForm, refusal } from '~/services/web/read-form.server'
import { redirectWithToast } from '~/services/web/toast.server'

export async function loader({ request }: LoaderFunctionArgs) {
  await requireProvider(request)
  return null
}

export async function action({ request }: ActionFunctionArgs) {
  const provider = await requireProvider(request)
  const form = await readForm(request, OwnerInvitationForm)
  if (form.status !== 'success') return invalid(form)

  const outcome = await inviteOwner(provider, form.value.email, originOf(request))
  if (!outcome.ok) return refusal(form, outcome)
  return redirectWithToast(paths.owners(), ACCOUNT_MESSAGES.invited)
}

export default function OwnerInvitation() {
  const lastResult = useFormAnswer(useActionData<typeof action>())
  const [form, fields] = useForm<{ email: string }>({ id: 'owner-invitation', lastResult })
  const field = conformField(fields, ['email'])
  return (
    <Dialog title="Invite owner" closeTo={paths.owners()} size="small">
      <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate className="contents">
        <DialogBody>
          <TextField
            {...field('email')}
            label="Email"
            type="email"
            autoComplete="off"
            hint="A link to set up the account goes there. It works once and for seven days."
          />
        </DialogBody>
        <DialogFoot cancelTo={paths.owners()}>
          <SubmitButton>Send invitation</SubmitButton>
        </DialogFoot>
      </Form>
    </Dialog>
  )
}
