import type { SubmissionResult } from '@conform-to/react'
import { Form } from '@remix-run/react'
import type { ReactNode } from 'react'
import { BUTTON_CLASS, SubmitButton } from '~/components/ui/button'
import { Note } from '~/components/ui/feedback/note'
import type { FieldState } from '~/components/ui/form/field-state'
import { FormErrors } from '~/components/ui/form/form-errors'
import { useServerForm } from '~/components/ui/form/use-server-form'
import { Breadcrumb, PageTitle } from '~/components/ui/page'
import { ownerPaths } from '~/models/trade/paths/owner'

interface ListingFormProps<Name extends string> {
  title: string
  lead: string
  /** The vehicle, with its page on the desk; null before there is one. */
  vehicle: { title: string; home: string } | null
  /** The fields as they stand on the screen. */
  names: readonly Name[]
  /** What they start from, with the revision of an edit. */
  values: { readonly [Key in Name]?: string | string[] } & { revision?: string; loaded?: string }
  lastResult: SubmissionResult | undefined
  submitLabel: string
  children: (field: (name: Name) => FieldState) => ReactNode
}

/** One page of a listing: its fields, and what happens when somebody else has saved them meanwhile. */
export function ListingForm<Name extends string>(props: ListingFormProps<Name>) {
  const { title, lead, vehicle, names, values, lastResult, submitLabel, children } = props
  const fields = [...names, 'revision', 'loaded'] as const
  const [form, field] = useServerForm<Name | 'revision' | 'loaded'>({
    id: 'listing',
    fields,
    lastResult,
    defaultValue: values,
  })
  const overtaken = field('revision').errors
  const backTo = vehicle?.home ?? ownerPaths.ownerVehicles()
  const trail = [{ label: vehicle?.title ?? 'Vehicles', to: backTo }]
  return (
    <div className="page max-w-3xl">
      <Breadcrumb trail={trail} current={title} />
      <PageTitle title={title} lead={lead} />
      <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate className="mt-5 grid gap-5">
        <FormErrors errors={form.errors} fields={names.map(field)} />
        {overtaken && (
          <Note tone="waiting" isAlert>
            {overtaken.map((sentence) => (
              <p key={sentence} className="font-semibold">
                {sentence}
              </p>
            ))}
            <p>
              Nothing is saved yet. Beside each field that was changed to something else you see what it says now. Save
              again to keep the form as you see it.
            </p>
          </Note>
        )}
        {values.revision && <input type="hidden" name="revision" defaultValue={field('revision').defaultValue} />}
        {values.loaded && <input type="hidden" name="loaded" defaultValue={field('loaded').defaultValue} />}
        {children(field)}
        <div className="flex flex-wrap gap-3">
          <SubmitButton className="max-sm:w-full sm:px-10">{submitLabel}</SubmitButton>
          <a className={`${BUTTON_CLASS.ghost} max-sm:w-full`} href={backTo}>
            Cancel
          </a>
        </div>
      </Form>
    </div>
  )
}
