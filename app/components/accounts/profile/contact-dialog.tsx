import type { SubmissionResult } from '@conform-to/react'
import { Form } from '@remix-run/react'
import { Dialog, DialogBody, DialogFoot } from '~/components/ui/dialog/dialog'
import { conformField } from '~/components/ui/form/conform-field'
import { FormErrors } from '~/components/ui/form/form-errors'
import { TextField } from '~/components/ui/form/text-field'
import { useServerForm } from '~/components/ui/form/use-server-form'
import { SubmitButton } from '~/components/ui/submit-button'
import { accountPaths } from '~/models/trade/paths/accounts'
import type { Contact } from '~/models/trade/vocabulary/accounts'

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
    <Dialog
      title={CONTACT_TITLES[contact]}
      subtitle={present && `Current: ${present}`}
      closeTo={accountPaths.profile()}
      size="small"
    >
      <Form method="post" replace id={form.id} onSubmit={form.onSubmit} noValidate className="contents">
        <DialogBody>
          <FormErrors errors={form.errors} className="mb-4" />
          <TextField {...conformField(fields, [name])(name)} {...words} />
        </DialogBody>
        <DialogFoot cancelTo={accountPaths.profile()}>
          <SubmitButton>Send code</SubmitButton>
        </DialogFoot>
      </Form>
    </Dialog>
  )
}
