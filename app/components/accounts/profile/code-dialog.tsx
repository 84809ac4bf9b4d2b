import type { SubmissionResult } from '@conform-to/react'
import { Form, useRouteLoaderData } from '@remix-run/react'
import { Dialog } from '~/components/ui/dialog/dialog'
import { DialogForm } from '~/components/ui/dialog/form-dialog'
import { Toast, type ToastMessage } from '~/components/ui/feedback/toast'
import { conformField } from '~/components/ui/form/field-state'
import { useServerForm } from '~/components/ui/form/use-server-form'
import { SubmitButton } from '~/components/ui/submit-button'
import { CODE_MESSAGES } from '~/models/accounts/account-messages'
import { CODE_DIGITS } from '~/models/trade/constants'
import { accountPaths } from '~/models/trade/paths/accounts'
import type { Contact } from '~/models/trade/vocabulary/accounts'
import { numberWord } from '~/models/trade/words/text'
import { CodeField, useResetKey } from '../code-field'

interface CodeDialogProps {
  contact: Contact
  /** Where the code went, as people read it. */
  sentTo: string
  lastResult: SubmissionResult | undefined
}

export const CODE_TITLES: Record<Contact, string> = { phone: 'Verify Phone Number', email: 'Verify Email Address' }

/** The second step of a new number or address: the code that was sent there. Asking for others empties it. */
export function CodeDialog({ contact, sentTo, lastResult }: CodeDialogProps) {
  const toast = useRouteLoaderData<{ toast: ToastMessage | null }>('root')?.toast
  return (
    <Dialog
      title={CODE_TITLES[contact]}
      closeTo={accountPaths.profile()}
      returnFocusTo={accountPaths.profileContact(contact)}
      size="small"
    >
      {/* the page's own notice lies behind a modal */}
      <Toast message={toast} />
      <CodeForm key={useResetKey(lastResult)} sentTo={sentTo} lastResult={lastResult} />
      {/* a form of its own, so that Enter in the field verifies */}
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

function CodeForm({ sentTo, lastResult }: Omit<CodeDialogProps, 'contact'>) {
  const [form, fields] = useServerForm<{ code: string }>({ id: 'contact-code', lastResult })
  const field = conformField(fields, ['code'])
  return (
    <DialogForm form={form} submitLabel="Verify" cancelTo={accountPaths.profile()}>
      <p className="mb-4 break-words">
        We sent a {numberWord(CODE_DIGITS)}-digit code to <b className="font-semibold">{sentTo}</b>.
      </p>
      <CodeField field={field('code')} hint={CODE_MESSAGES.life} />
    </DialogForm>
  )
}
