import { type SubmissionResult, useForm } from '@conform-to/react'
import { Form, useRouteLoaderData } from '@remix-run/react'
import { paths } from '~/models/paths'
import { conformField } from '../ui/conform-field'
import { Dialog, DialogBody, DialogFoot } from '../ui/dialog'
import { FormErrors } from '../ui/form-errors'
import { SubmitButton } from '../ui/submit-button'
import { TextField } from '../ui/text-field'
import { Toast, type ToastMessage } from '../ui/toast'

interface CodeDialogProps {
  title: string
  /** The address of the first step. */
  firstStep: string
  /** Where the code went, as people read it. */
  sentTo: string
  lastResult: SubmissionResult | undefined
}

/** The second step of a new number or address: the four digits that were sent there. */
export function CodeDialog({ title, firstStep, sentTo, lastResult }: CodeDialogProps) {
  const [form, fields] = useForm<{ code: string }>({ id: 'contact-code', lastResult })
  const toast = useRouteLoaderData<{ toast: ToastMessage | null }>('root')?.toast
  return (
    <Dialog title={title} closeTo={paths.profile()} firstStep={firstStep} size="small">
      {/* the page's own notice lies behind a modal */}
      <Toast message={toast} />
      <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate className="contents">
        <DialogBody>
          <FormErrors errors={form.errors} className="mb-4" />
          <p className="mb-4 break-words">
            A code is on its way to <b className="font-semibold">{sentTo}</b>. It works for 10 minutes.
          </p>
          <TextField
            {...conformField(fields, ['code'])('code')}
            label="Code"
            hint="Four digits."
            inputMode="numeric"
            autoComplete="one-time-code"
            className="max-w-40"
          />
        </DialogBody>
        <DialogFoot cancelTo={paths.profile()}>
          <SubmitButton name="intent" value="verify">
            Verify
          </SubmitButton>
        </DialogFoot>
      </Form>
      {/* a form of its own, so that Enter in the field verifies */}
      <Form method="post" noValidate>
        <p className="flex flex-wrap items-center justify-between gap-x-4 border-t border-base-300 px-4 py-2 text-quiet md:px-6">
          No code yet?
          <SubmitButton look="ghost" name="intent" value="resend">
            RESEND
          </SubmitButton>
        </p>
      </Form>
    </Dialog>
  )
}
