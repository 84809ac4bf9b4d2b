import { Form, type FormProps } from '@remix-run/react'
import type { ComponentProps, FormEvent, ReactNode } from 'react'
import { type ButtonLook, SubmitButton } from '../button'
import type { FieldState } from '../form/field-state'
import { FormErrors } from '../form/form-errors'
import { Dialog, DialogBody, DialogFoot } from './dialog'

interface DialogFormProps extends FormProps {
  /** The Conform form; omit if there is nothing to fill in. */
  form?: { id: string; errors?: string[]; onSubmit: (event: FormEvent<HTMLFormElement>) => void }
  /** Form-level errors, if they do not come from Conform. */
  errors?: readonly string[]
  /** Lists the invalid fields as links above the form: for long forms. */
  fields?: readonly FieldState[]
  /** Without it there is no submit button; the children explain why. */
  submitLabel?: string | null
  submitLook?: ButtonLook
  /** Where Cancel leads. */
  cancelTo: string
  cancelLabel?: string
  children: ReactNode
}

/** The form inside a dialog, for dialogs that sometimes show other content or reset their form with a `key`. */
export function DialogForm(props: DialogFormProps) {
  const {
    form,
    errors = form?.errors,
    fields,
    submitLabel,
    submitLook,
    cancelTo,
    cancelLabel,
    children,
    ...native
  } = props
  const conform = form && { id: form.id, onSubmit: form.onSubmit, noValidate: true }
  return (
    <Form method="post" replace {...conform} {...native}>
      <DialogBody>
        <FormErrors errors={errors} fields={fields} className="mb-4" />
        {children}
      </DialogBody>
      <DialogFoot cancelTo={cancelTo} cancelLabel={cancelLabel}>
        {submitLabel && <SubmitButton look={submitLook}>{submitLabel}</SubmitButton>}
      </DialogFoot>
    </Form>
  )
}

type DialogFrame = Pick<ComponentProps<typeof Dialog>, 'subtitle' | 'picture' | 'closeTo' | 'size'> & { title: string }
type FormDialogProps = DialogFrame & Omit<DialogFormProps, keyof DialogFrame | 'cancelTo'> & { cancelTo?: string }

/** A dialog with one form: fields as children, Cancel and submit below. Cancel closes it unless `cancelTo` is set. */
export function FormDialog({ title, subtitle, picture, closeTo, size, ...form }: FormDialogProps) {
  return (
    <Dialog title={title} subtitle={subtitle} picture={picture} closeTo={closeTo} size={size}>
      <DialogForm cancelTo={closeTo} {...form} />
    </Dialog>
  )
}
