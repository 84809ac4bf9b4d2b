import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Form, useActionData, useLoaderData, useRouteLoaderData } from '@remix-run/react'
import { CodeField, useResetKey } from '~/components/accounts/code-field'
import { ContactFailure } from '~/components/accounts/contact-failure'
import { SubmitButton } from '~/components/ui/button'
import { Dialog } from '~/components/ui/dialog/dialog'
import { DialogForm } from '~/components/ui/dialog/form-dialog'
import { Toast, type ToastMessage } from '~/components/ui/feedback/toast'
import { useServerForm } from '~/components/ui/form/use-server-form'
import { CodeForm } from '~/models/accounts/account-form'
import { CODE_MESSAGES, CONTACT_MESSAGES } from '~/models/accounts/account-messages'
import { formatContact } from '~/models/accounts/profile-contact'
import { ContactParams } from '~/models/trade/addresses/params'
import { CODE_DIGITS } from '~/models/trade/constants'
import { numberWord } from '~/models/trade/format/text'
import { accountPaths } from '~/models/trade/paths/accounts'
import { titled } from '~/models/trade/product'
import type { Contact } from '~/models/trade/vocabulary/accounts'
import { invalid, parseParams, readForm, redirectWithToast, refusal } from '~/server/http/route.server'
import { contactChange, requireContactChange } from '~/server/session/browser-state.server'
import { requireAccount } from '~/server/session/require.server'
import { confirmContactChange, resendContactCode } from '~/services/accounts/profile/change-contact.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const account = await requireAccount(request)
  const { contact } = parseParams(params, ContactParams)
  const { target } = await requireContactChange(request, account, contact)
  return { contact, sentTo: formatContact(contact, target) }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const account = await requireAccount(request)
  const { contact } = parseParams(params, ContactParams)
  const form = await readForm(request, CodeForm, { secret: ['code'] })
  const { token } = await requireContactChange(request, account, contact)
  if (form.status !== 'success') return invalid(form)

  const { code, resend } = form.value
  const isResend = resend !== undefined
  const outcome = isResend
    ? await resendContactCode(account, contact, token)
    : await confirmContactChange(account, contact, { token, code })
  if (!outcome.ok && outcome.why !== 'failure') return refusal(form, outcome)
  const here = accountPaths.profileContactCode(contact)
  if (!outcome.ok) return redirectWithToast(here, outcome.message, 'error')
  if (isResend) return redirectWithToast(here, CONTACT_MESSAGES[contact].codeSent)
  const headers = { 'Set-Cookie': await contactChange[contact].clear() }
  return redirectWithToast(accountPaths.profile(), CONTACT_MESSAGES[contact].changed, 'success', headers)
}

/** The second step of changing a phone number or email: the code sent to it. A new code clears the field. */
export default function ProfileContactCode() {
  const { contact } = useLoaderData<typeof loader>()
  const toast = useRouteLoaderData<{ toast: ToastMessage | null }>('root')?.toast
  const resetKey = useResetKey(useActionData<typeof action>())
  return (
    <Dialog
      title={TITLES[contact]}
      closeTo={accountPaths.profile()}
      returnFocusTo={accountPaths.profileContact(contact)}
      size="small"
    >
      {/* the page's toast is behind the modal */}
      <Toast message={toast} />
      <Verification key={resetKey} />
      {/* a separate form, so that Enter in the code field verifies */}
      <Form method="post" replace noValidate>
        <p className="flex flex-wrap items-center justify-between gap-x-4 border-t border-base-300 px-4 py-2 text-quiet md:px-6">
          Didn't get a code?
          <SubmitButton look="ghost" name="resend" value="code">
            RESEND CODE
          </SubmitButton>
        </p>
      </Form>
    </Dialog>
  )
}

function Verification() {
  const { sentTo } = useLoaderData<typeof loader>()
  const lastResult = useActionData<typeof action>()
  const [form, field] = useServerForm({ id: 'contact-code', fields: ['code'], lastResult })
  return (
    <DialogForm form={form} submitLabel="Verify" cancelTo={accountPaths.profile()}>
      <p className="mb-4 break-words">
        We sent a {numberWord(CODE_DIGITS)}-digit code to <b className="font-semibold">{sentTo}</b>.
      </p>
      <CodeField field={field('code')} hint={CODE_MESSAGES.life} />
    </DialogForm>
  )
}

const TITLES: Record<Contact, string> = { phone: 'Verify Phone Number', email: 'Verify Email Address' }

export const handle = { dialog: true }
export const meta: MetaFunction<typeof loader> = ({ data }) => [titled(data ? TITLES[data.contact] : 'Profile')]

export function ErrorBoundary() {
  return <ContactFailure titles={TITLES} />
}
