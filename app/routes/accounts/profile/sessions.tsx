import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { FailureDialog } from '~/components/shell/failure-dialog'
import { FormDialog } from '~/components/ui/dialog/form-dialog'
import { PROFILE_MESSAGES } from '~/models/accounts/account-messages'
import { EmptyForm } from '~/models/trade/fields/form-fields'
import { accountPaths } from '~/models/trade/paths/accounts'
import { titled } from '~/models/trade/product'
import { broken } from '~/server/errors.server'
import { readForm, redirectWithToast } from '~/server/http/route.server'
import { requireAccount } from '~/server/session/require.server'
import { endOtherSessions } from '~/services/accounts/sessions.server'

export async function loader({ request }: LoaderFunctionArgs) {
  await requireAccount(request)
  return null
}

export async function action({ request }: ActionFunctionArgs) {
  const account = await requireAccount(request)
  await readForm(request, EmptyForm)
  const outcome = await endOtherSessions(account)
  if (!outcome.ok) throw broken()
  return redirectWithToast(accountPaths.profile(), PROFILE_MESSAGES.loggedOutElsewhere)
}

export default function ProfileSessions() {
  return (
    <FormDialog
      title="Log out of other devices"
      closeTo={accountPaths.profile()}
      size="small"
      submitLabel="Log out of other devices"
      submitLook="refuse"
    >
      <p>You will be logged out everywhere except here.</p>
    </FormDialog>
  )
}

export const handle = { dialog: true }
export const meta: MetaFunction = () => [titled('Log out of other devices')]

export function ErrorBoundary() {
  return (
    <FailureDialog
      title="Log out of other devices"
      sentence={PROFILE_MESSAGES.failed}
      closeTo={accountPaths.profile()}
    />
  )
}
