import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { NameFields } from '~/components/accounts/account-fields'
import { FailureDialog } from '~/components/shell/failure-dialog'
import { FormDialog } from '~/components/ui/dialog/form-dialog'
import { useServerForm } from '~/components/ui/form/use-server-form'
import { NameForm } from '~/models/accounts/account-form'
import { PROFILE_MESSAGES } from '~/models/accounts/account-messages'
import { accountPaths } from '~/models/trade/paths/accounts'
import { titled } from '~/models/trade/product'
import { invalid, readForm, redirectWithToast, refusal } from '~/server/http/route.server'
import { requireAccount } from '~/server/session/require.server'
import { changeName } from '~/services/accounts/profile/profile.server'

export async function loader({ request }: LoaderFunctionArgs) {
  const { firstName, lastName } = await requireAccount(request)
  return { firstName, lastName }
}

export async function action({ request }: ActionFunctionArgs) {
  const account = await requireAccount(request)
  const form = await readForm(request, NameForm)
  if (form.status !== 'success') return invalid(form)

  const outcome = await changeName(account, form.value)
  if (!outcome.ok) return refusal(form, outcome)
  return redirectWithToast(accountPaths.profile(), PROFILE_MESSAGES.nameChanged)
}

export default function ProfileName() {
  const defaultValue = useLoaderData<typeof loader>()
  const lastResult = useActionData<typeof action>()
  const fields = ['firstName', 'lastName'] as const
  const [form, field] = useServerForm({ id: 'profile-name', fields, lastResult, defaultValue })
  return (
    <FormDialog title="Edit Name" closeTo={accountPaths.profile()} size="small" form={form} submitLabel="Save">
      <div className="grid gap-5">
        <NameFields field={field} />
      </div>
    </FormDialog>
  )
}

export const handle = { dialog: true }
export const meta: MetaFunction = () => [titled('Edit Name')]

export function ErrorBoundary() {
  return <FailureDialog title="Edit Name" sentence={PROFILE_MESSAGES.failed} closeTo={accountPaths.profile()} />
}
