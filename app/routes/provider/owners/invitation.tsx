import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData } from '@remix-run/react'
import { FormDialog } from '~/components/ui/dialog/form-dialog'
import { TextField } from '~/components/ui/form/text-field'
import { useServerForm } from '~/components/ui/form/use-server-form'
import { ACCOUNT_MESSAGES } from '~/models/accounts/account-messages'
import { OwnerInvitationForm } from '~/models/provider/desk-form'
import { SETUP_LINK_LIFE } from '~/models/trade/format/text'
import { providerPaths } from '~/models/trade/paths/provider'
import { titled } from '~/models/trade/product'
import { invalid, readForm, redirectWithToast, refusal } from '~/server/http/route.server'
import { requireProvider } from '~/server/session/require.server'
import { inviteOwner } from '~/services/provider/invite-owner.server'

export async function loader({ request }: LoaderFunctionArgs) {
  await requireProvider(request)
  return null
}

export async function action({ request }: ActionFunctionArgs) {
  const provider = await requireProvider(request)
  const form = await readForm(request, OwnerInvitationForm)
  if (form.status !== 'success') return invalid(form)

  const outcome = await inviteOwner(provider, form.value.email)
  if (!outcome.ok) return refusal(form, outcome)
  return redirectWithToast(providerPaths.owners(), ACCOUNT_MESSAGES.invited)
}

export default function OwnerInvitation() {
  const lastResult = useActionData<typeof action>()
  const [form, field] = useServerForm({ id: 'owner-invitation', fields: ['email'], lastResult })
  return (
    <FormDialog
      title="Invite owner"
      closeTo={providerPaths.owners()}
      size="small"
      form={form}
      submitLabel="Send invitation"
    >
      <TextField
        {...field('email')}
        label="Email"
        type="email"
        autoComplete="off"
        hint={`We'll email them a link to set up an account. It works ${SETUP_LINK_LIFE}.`}
      />
    </FormDialog>
  )
}

export const meta: MetaFunction = () => [titled('Invite owner')]
