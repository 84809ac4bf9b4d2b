import { Form, type FormProps } from '@remix-run/react'
import type { ComponentProps, FormEvent, ReactNode } from 'react'
import { type ButtonLook, SubmitButton } from '../button'
import type { FieldState } from '../form/field-state'
import { FormErrors } from '../form/form-errors'
import { Dialog, DialogBody, DialogFoot } from './dialog'

interface DialogFormProps extends FormProps {
  /** The form as Conform knows it; leave out where there is nothing to fill in. */
  form?: { id: string; errors?: string[]; onSubmit: (event: FormEvent<HTMLFormElement>) => void }
  /** What is wrong with the form as a whole, when it is not what Conform says. */
  errors?: readonly string[]
  /** Lists the wrong fields as links above the form: for long forms. */
  fields?: readonly FieldState[]
  /** Nothing can be sent without it: the children say why. */
  submitLabel?: string | null
  submitLook?: ButtonLook
  /** Where Cancel leads. */
  cancelTo: string
  cancelLabel?: string
  children: ReactNode
}

/** The form of a dialog, for a dialog that sometimes has another content or has to reset its form by a key. */
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

/** A dialog that is one form: its fields as children, Cancel and the button below. Cancel closes it unless told otherwise. */
export function FormDialog({ title, subtitle, picture, closeTo, size, ...form }: FormDialogProps) {
  return (
    <Dialog title={title} subtitle={subtitle} picture={picture} closeTo={closeTo} size={size}>
      <DialogForm cancelTo={closeTo} {...form} />
    </Dialog>
  )
}
