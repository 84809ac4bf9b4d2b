import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData, useLocation } from '@remix-run/react'
import { SignUpDecision } from '~/components/provider/sign-up-facts'
import { FormDialog } from '~/components/ui/dialog/form-dialog'
import { TextareaField } from '~/components/ui/form/text-field'
import { useServerForm } from '~/components/ui/form/use-server-form'
import { SIGN_UP_MESSAGES } from '~/models/accounts/account-messages'
import { RejectionForm } from '~/models/provider/desk-form'
import { SignUpParams } from '~/models/trade/addresses/params'
import { MAX_REJECTION_REASON_LENGTH } from '~/models/trade/constants'
import { withSearch } from '~/models/trade/paths/own-path'
import { providerPaths } from '~/models/trade/paths/provider'
import { titled } from '~/models/trade/product'
import { invalid, parseParams, readForm, redirectWithToast, refusal } from '~/server/http/route.server'
import { requireProvider } from '~/server/session/require.server'
import { rejectSignUp } from '~/services/provider/decide-sign-up.server'
import { requireSignUp } from '~/services/provider/sign-ups.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const provider = await requireProvider(request)
  return requireSignUp(provider, parseParams(params, SignUpParams).requestId)
}

export async function action({ request, params }: ActionFunctionArgs) {
  const provider = await requireProvider(request)
  const { requestId } = parseParams(params, SignUpParams)
  const form = await readForm(request, RejectionForm)
  if (form.status !== 'success') return invalid(form)

  const outcome = await rejectSignUp(provider, { requestId, reason: form.value.reason })
  if (!outcome.ok) return refusal(form, outcome)
  return redirectWithToast(withSearch(providerPaths.provider(), new URL(request.url).search), SIGN_UP_MESSAGES.rejected)
}

/** Rejects a request, with a reason that is sent to the applicant. */
export default function SignUpRejection() {
  const { id, name, email, status, decision } = useLoaderData<typeof loader>()
  const lastResult = useActionData<typeof action>()
  const { search } = useLocation()
  const [form, field] = useServerForm({ id: 'rejection', fields: ['reason'], lastResult })
  const backTo = providerPaths.signUpRequest(id) + search
  return (
    <FormDialog
      title="Reject request"
      subtitle={`${name}, ${email}`}
      closeTo={providerPaths.provider() + search}
      size="small"
      cancelTo={backTo}
      form={form}
      preventScrollReset
      submitLabel={decision ? null : 'Reject request'}
      submitLook="refuse"
      cancelLabel="Back"
    >
      {decision ? (
        <SignUpDecision status={status} decision={decision} />
      ) : (
        <TextareaField
          {...field('reason')}
          label="Reason"
          maxLength={MAX_REJECTION_REASON_LENGTH}
          hint={`We'll email this text to ${email}.`}
        />
      )}
    </FormDialog>
  )
}

export const handle = { dialog: true }
export const meta: MetaFunction = () => [titled('Reject request')]

/** Also after a refusal: it may be decided by now. */
export const shouldRevalidate = () => true
