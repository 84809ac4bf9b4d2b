import { Form, Link } from '@remix-run/react'
import type { FormEvent, ReactNode } from 'react'
import { BUTTON_CLASS } from '~/components/ui/button'
import { FormErrors } from '~/components/ui/form/form-errors'

interface EntryFormProps {
  title: string
  lead: ReactNode
  /** The Conform form. */
  form: { id: string; errors?: string[]; onSubmit: (event: FormEvent<HTMLFormElement>) => void }
  /** The previous view. */
  backTo?: string
  /** Fields and buttons. */
  children: ReactNode
}

/** A view of the entry screen that consists of one form. */
export function EntryForm({ title, lead, form, backTo, children }: EntryFormProps) {
  return (
    <>
      <h1 className="text-2xl">{title}</h1>
      <p className="mt-1 text-quiet">{lead}</p>
      <FormErrors errors={form.errors} className="mt-5" />
      <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate className="mt-5 grid gap-4">
        {children}
      </Form>
      {backTo && (
        <Link className={`${BUTTON_CLASS.ghost} mt-3`} to={backTo}>
          BACK
        </Link>
      )}
    </>
  )
}
