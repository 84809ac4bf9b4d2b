import type { SubmissionResult } from '@conform-to/react'
import { useParams } from '@remix-run/react'
import { FailureDialog } from '~/components/shell/failure-dialog'
import { FormDialog } from '~/components/ui/dialog/form-dialog'
import { conformField } from '~/components/ui/form/field-state'
import { TextField } from '~/components/ui/form/text-field'
import { useServerForm } from '~/components/ui/form/use-server-form'
import { PROFILE_MESSAGES } from '~/models/accounts/profile-messages'
import { accountPaths } from '~/models/trade/paths/accounts'
import { CONTACTS, type Contact } from '~/models/trade/vocabulary/accounts'

interface ContactDialogProps {
  contact: Contact
  /** As people read it; '' when none is known. */
  present: string
  lastResult: SubmissionResult | undefined
}

export const CONTACT_TITLES: Record<Contact, string> = { phone: 'Edit Phone Number', email: 'Edit Email Address' }

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

/** The first step of a new number or address: what it will be. */
export function ContactDialog({ contact, present, lastResult }: ContactDialogProps) {
  const [form, fields] = useServerForm<{ phoneNumber: string; email: string }>({ id: `profile-${contact}`, lastResult })
  const { name, ...words } = FIELDS[contact]
  return (
    <FormDialog
      title={CONTACT_TITLES[contact]}
      subtitle={present && `Current: ${present}`}
      closeTo={accountPaths.profile()}
      size="small"
      form={form}
      submitLabel="Send code"
    >
      <TextField {...conformField(fields, [name])(name)} {...words} />
    </FormDialog>
  )
}

/** For the ErrorBoundary of a step, under the step's title; an address that names neither way has none. */
export function ContactFailure({ titles }: { titles: Record<Contact, string> }) {
  const { contact } = useParams()
  const known = CONTACTS.find((each) => each === contact)
  const title = known ? titles[known] : 'Profile'
  return <FailureDialog title={title} sentence={PROFILE_MESSAGES.failed} closeTo={accountPaths.profile()} />
}
