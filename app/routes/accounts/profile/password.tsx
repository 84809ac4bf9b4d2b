import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { PasswordFields, PasswordToggle } from '~/components/accounts/account-fields'
import { FailureDialog } from '~/components/shell/failure-dialog'
import { FormDialog } from '~/components/ui/dialog/form-dialog'
import { TextField } from '~/components/ui/form/text-field'
import { useServerForm } from '~/components/ui/form/use-server-form'
import { PasswordForm } from '~/models/accounts/account-form'
import { PROFILE_MESSAGES } from '~/models/accounts/account-messages'
import { accountPaths } from '~/models/trade/paths/accounts'
import { titled } from '~/models/trade/product'
import { invalid, readForm, redirectWithToast, refusal } from '~/server/http/route.server'
import { requireAccount } from '~/server/session/require.server'
import { changePassword } from '~/services/accounts/profile/profile.server'

export async function loader({ request }: LoaderFunctionArgs) {
  const { email } = await requireAccount(request)
  return { email }
}

export async function action({ request }: ActionFunctionArgs) {
  const account = await requireAccount(request)
  const form = await readForm(request, PasswordForm, { secret: ['currentPassword', 'password', 'confirmPassword'] })
  if (form.status !== 'success') return invalid(form)

  const outcome = await changePassword(account, form.value)
  if (!outcome.ok) return refusal(form, outcome)
  return redirectWithToast(accountPaths.profile(), PROFILE_MESSAGES.passwordChanged)
}

export default function ProfilePassword() {
  const { email } = useLoaderData<typeof loader>()
  const lastResult = useActionData<typeof action>()
  const fields = ['currentPassword', 'password', 'confirmPassword'] as const
  const [form, field] = useServerForm({ id: 'profile-password', fields, lastResult })
  return (
    <FormDialog
      title="Change Password"
      closeTo={accountPaths.profile()}
      size="small"
      form={form}
      submitLabel="Change password"
    >
      {/* password managers store the password under this address */}
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <div className="grid gap-5">
        <TextField
          {...field('currentPassword')}
          label="Current password"
          type="password"
          autoComplete="current-password"
          after={<PasswordToggle inputId={field('currentPassword').id} />}
        />
        <PasswordFields field={field} />
        <p className="text-sm text-quiet">You will be logged out everywhere else.</p>
      </div>
    </FormDialog>
  )
}

export const handle = { dialog: true }
export const meta: MetaFunction = () => [titled('Change Password')]

export function ErrorBoundary() {
  return <FailureDialog title="Change Password" sentence={PROFILE_MESSAGES.failed} closeTo={accountPaths.profile()} />
}
