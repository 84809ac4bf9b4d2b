import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Form } from '@remix-run/react'
import { FailureDialog } from '~/components/shell/failure-dialog'
import { Dialog, DialogBody, DialogFoot } from '~/components/ui/dialog/dialog'
import { SubmitButton } from '~/components/ui/submit-button'
import { PROFILE_MESSAGES } from '~/models/accounts/profile-messages'
import { EmptyForm } from '~/models/trade/fields/form-fields'
import { accountPaths } from '~/models/trade/paths/accounts'
import { titled } from '~/models/trade/product'
import { broken } from '~/server/errors.server'
import { readForm } from '~/server/http/form/read-form.server'
import { redirectWithToast } from '~/server/http/toast.server'
import { requireAccount } from '~/server/session/require.server'
import { endOtherSessions } from '~/services/accounts/profile/end-other-sessions.server'

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
    <Dialog title="Log out of other devices" closeTo={accountPaths.profile()} size="small">
      <Form method="post" replace>
        <DialogBody>
          <p>You will be logged out everywhere except here.</p>
        </DialogBody>
        <DialogFoot cancelTo={accountPaths.profile()}>
          <SubmitButton look="refuse">Log out of other devices</SubmitButton>
        </DialogFoot>
      </Form>
    </Dialog>
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
