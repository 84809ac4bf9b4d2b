import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { ContactFailure } from '~/components/accounts/contact-failure'
import { FormDialog } from '~/components/ui/dialog/form-dialog'
import { TextField } from '~/components/ui/form/text-field'
import { useServerForm } from '~/components/ui/form/use-server-form'
import { CONTACT_FORMS } from '~/models/accounts/account-form'
import { ContactParams } from '~/models/trade/addresses/params'
import { accountPaths } from '~/models/trade/paths/accounts'
import { titled } from '~/models/trade/product'
import type { Contact } from '~/models/trade/vocabulary/accounts'
import { invalid, parseParams, readForm, redirect, redirectWithToast, refusal } from '~/server/http/route.server'
import { contactChange } from '~/server/session/browser-state.server'
import { requireAccount } from '~/server/session/require.server'
import { requestContactChange } from '~/services/accounts/profile/change-contact.server'
import { findProfile } from '~/services/accounts/profile/profile.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const account = await requireAccount(request)
  const { contact } = parseParams(params, ContactParams)
  const profile = await findProfile(account)
  return { contact, present: profile[contact] }
}

export async function action({ request, params }: ActionFunctionArgs) {
  const account = await requireAccount(request)
  const { contact } = parseParams(params, ContactParams)
  const form = await readForm(request, CONTACT_FORMS[contact])
  if (form.status !== 'success') return invalid(form)

  const { target } = form.value
  const outcome = await requestContactChange(account, contact, target)
  if (outcome.ok) {
    const cookie = await contactChange[contact].write({ accountId: account.id, token: outcome.token, target })
    return redirect(accountPaths.profileContactCode(contact), { headers: { 'Set-Cookie': cookie } })
  }
  // a server error closes the dialog and shows over the profile
  if (outcome.why === 'failure') return redirectWithToast(accountPaths.profile(), outcome.message, 'error')
  return refusal(form, outcome)
}

/** The first step of changing a phone number or email: enter the new one. */
export default function ProfileContact() {
  const { contact, present } = useLoaderData<typeof loader>()
  const lastResult = useActionData<typeof action>()
  const { name, ...texts } = FIELDS[contact]
  const [form, field] = useServerForm({ id: `profile-${contact}`, fields: [name], lastResult })
  return (
    <FormDialog
      title={TITLES[contact]}
      subtitle={present && `Current: ${present}`}
      closeTo={accountPaths.profile()}
      size="small"
      form={form}
      submitLabel="Send code"
    >
      <TextField {...field(name)} {...texts} />
    </FormDialog>
  )
}

const TITLES: Record<Contact, string> = { phone: 'Edit Phone Number', email: 'Edit Email Address' }

const FIELDS = {
  phone: {
    name: 'phoneNumber',
    label: 'Phone Number',
    type: 'tel',
    autoComplete: 'tel',
    hint: "A US number, like (404) 555-0123. We'll text you a code.",
  },
  email: {
    name: 'email',
    label: 'Email',
    type: 'email',
    autoComplete: 'email',
    autoCapitalize: 'none',
    spellCheck: false,
    hint: "We'll email a code to this address.",
  },
} as const

export const handle = { dialog: true }
export const meta: MetaFunction<typeof loader> = ({ data }) => [titled(data ? TITLES[data.contact] : 'Profile')]

export function ErrorBoundary() {
  return <ContactFailure titles={TITLES} />
}
