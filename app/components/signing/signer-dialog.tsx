import type { SubmissionResult } from '@conform-to/react'
import { Dialog, DialogBody, DialogFoot } from '~/components/ui/dialog/dialog'
import { DialogForm } from '~/components/ui/dialog/form-dialog'
import { Note } from '~/components/ui/feedback/note'
import { SelectField } from '~/components/ui/form/choice-fields'
import { PersonChoices } from '~/components/ui/form/person-choices'
import { TextField } from '~/components/ui/form/text-field'
import { useServerForm } from '~/components/ui/form/use-server-form'
import { printNote } from '~/models/trade/format/printable'
import { orderPaths } from '~/models/trade/paths/orders'
import { signingPaths } from '~/models/trade/paths/signing'
import { SIGNER_TITLES } from '~/models/trade/vocabulary/accounts'
import type { SignerChoice } from '~/services/signing/require-sendable.server'

const ORDER = ['firstName', 'lastName', 'email', 'role'] as const

interface SignerDialogProps {
  choice: SignerChoice
  lastResult: SubmissionResult | undefined
}

/** Changes the signer, or names who gets a new agreement after the first was declined. */
export function SignerDialog({ choice, lastResult }: SignerDialogProps) {
  const { order, project, isDeclined, refusal } = choice
  const closeTo = orderPaths.orderDetails(order.id, project.id, project.title)
  return (
    <Dialog
      title={isDeclined ? 'Send New Agreement' : 'Change Signer'}
      subtitle={`Order #${order.id}, ${project.title}`}
      closeTo={closeTo}
    >
      {refusal === null ? (
        <SignerFields key={choice.signer.email} choice={choice} lastResult={lastResult} closeTo={closeTo} />
      ) : (
        <>
          <DialogBody>
            <Note tone="gone" isAlert>
              {refusal}
            </Note>
          </DialogBody>
          <DialogFoot cancelTo={closeTo} cancelLabel="Back to the order" />
        </>
      )}
    </Dialog>
  )
}

function SignerFields({ choice, lastResult, closeTo }: SignerDialogProps & { closeTo: string }) {
  const { order, project, signer, choices } = choice
  const [form, field] = useServerForm({ id: 'signer', fields: ORDER, lastResult, defaultValue: signer })
  return (
    <DialogForm form={form} fields={ORDER.map(field)} submitLabel="SEND" cancelTo={closeTo}>
      <input type="hidden" name="replaces" value={signer.replaces} />
      <PersonChoices
        choices={choices}
        filled={(email) => signingPaths.agreementSigner(order.id, project.id, project.title, email)}
      />
      <p className="text-quiet">We'll email them a new agreement. The previous link stops working.</p>
      <div className="mt-4 grid gap-4">
        <TextField {...field('firstName')} label="First name" noteAbout={printNote} autoComplete="off" />
        <TextField {...field('lastName')} label="Last name" noteAbout={printNote} autoComplete="off" />
        <TextField {...field('email')} label="Email" type="email" autoComplete="off" />
        <SelectField {...field('role')} label="Title" choices={SIGNER_TITLES} emptyLabel="Choose" />
      </div>
    </DialogForm>
  )
}
