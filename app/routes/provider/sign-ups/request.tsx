import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Form, Link, useActionData, useLoaderData, useLocation } from '@remix-run/react'
import { SignUpDecision, SignUpFacts } from '~/components/provider/sign-up-facts'
import { BUTTON_CLASS, SubmitButton } from '~/components/ui/button'
import { Dialog, DialogBody, DialogFoot } from '~/components/ui/dialog/dialog'
import { Note } from '~/components/ui/feedback/note'
import { RadioGroup } from '~/components/ui/form/choice-fields'
import { FormErrors } from '~/components/ui/form/form-errors'
import { useServerForm } from '~/components/ui/form/use-server-form'
import { SIGN_UP_MESSAGES } from '~/models/accounts/account-messages'
import { GRANTED_ROLES } from '~/models/accounts/sign-up-requests'
import { ApprovalForm } from '~/models/provider/desk-form'
import { SignUpParams } from '~/models/trade/addresses/params'
import { withSearch } from '~/models/trade/paths/own-path'
import { providerPaths } from '~/models/trade/paths/provider'
import { titled } from '~/models/trade/product'
import { invalid, parseParams, readForm, redirectWithToast, refusal } from '~/server/http/route.server'
import { requireProvider } from '~/server/session/require.server'
import { approveSignUp } from '~/services/provider/decide-sign-up.server'
import { requireSignUp } from '~/services/provider/sign-ups.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const provider = await requireProvider(request)
  return requireSignUp(provider, parseParams(params, SignUpParams).requestId)
}

export async function action({ request, params }: ActionFunctionArgs) {
  const provider = await requireProvider(request)
  const { requestId } = parseParams(params, SignUpParams)
  const form = await readForm(request, ApprovalForm)
  if (form.status !== 'success') return invalid(form)

  const outcome = await approveSignUp(provider, { requestId, role: form.value.role })
  if (!outcome.ok) return refusal(form, outcome)
  return redirectWithToast(withSearch(providerPaths.provider(), new URL(request.url).search), SIGN_UP_MESSAGES.approved)
}

/** A request for an account with all its details, and the forms to approve or reject it while it is open. */
export default function SignUpRequest() {
  const request = useLoaderData<typeof loader>()
  const { search } = useLocation()
  const { status, decision, hasAccount } = request
  const lastResult = useActionData<typeof action>()
  const [form, field] = useServerForm({ id: 'approval', fields: ['role'], lastResult })
  const closeTo = providerPaths.provider() + search
  const isOpen = decision === null
  return (
    <Dialog title={request.name} closeTo={closeTo}>
      <Form
        method="post"
        replace
        id={form.id}
        onSubmit={form.onSubmit}
        noValidate
        className="contents"
        preventScrollReset
      >
        <DialogBody isText={!isOpen}>
          <FormErrors errors={form.errors} className="mb-4" />
          <SignUpDecision status={status} decision={decision} />
          <SignUpFacts {...request} />
          {isOpen && hasAccount && !form.errors && (
            <Note tone="refused" className="mt-4">
              {SIGN_UP_MESSAGES.hasAccount}
            </Note>
          )}
          {isOpen && !hasAccount && (
            <RadioGroup {...field('role')} label="Approve as" choices={ROLE_CHOICES} className="mt-4" />
          )}
        </DialogBody>
        <DialogFoot {...(isOpen ? {} : { cancelTo: closeTo, cancelLabel: 'Close' })}>
          {isOpen && (
            <>
              <Link className={`${BUTTON_CLASS.ghost} sm:mr-auto`} to={closeTo} preventScrollReset replace>
                Cancel
              </Link>
              <Link
                className={`${BUTTON_CLASS.outline} border-current! text-refused!`}
                to={providerPaths.signUpRejection(request.id) + search}
                preventScrollReset
              >
                Reject
              </Link>
            </>
          )}
          {isOpen && !hasAccount && <SubmitButton>Approve</SubmitButton>}
        </DialogFoot>
      </Form>
    </Dialog>
  )
}

const ROLE_CHOICES = GRANTED_ROLES.map(({ value, label, opens }) => ({ value, label, hint: opens }))

export const handle = { dialog: true }
export const meta: MetaFunction<typeof loader> = ({ data }) => [titled(data?.name ?? 'Request')]

/** Also after a refusal: it may be decided by now. */
export const shouldRevalidate = () => true
