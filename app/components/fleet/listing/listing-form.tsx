import type { SubmissionResult } from '@conform-to/react'
import { Form } from '@remix-run/react'
import type { ReactNode } from 'react'
import { BUTTON_CLASS, SubmitButton } from '~/components/ui/button'
import { Note } from '~/components/ui/feedback/note'
import type { FieldState } from '~/components/ui/form/field-state'
import { FormErrors } from '~/components/ui/form/form-errors'
import { useServerForm } from '~/components/ui/form/use-server-form'
import { Breadcrumb, PageTitle } from '~/components/ui/page'

interface ListingFormProps<Name extends string> {
  title: string
  lead: string
  /** The page to go back to: the vehicle on the desk, or the list for a new listing. */
  back: { title: string; home: string }
  /** The fields in screen order. */
  names: readonly Name[]
  /** Initial values, with the revision if an existing listing is edited. */
  values: { readonly [Key in Name]?: string | string[] } & { revision?: string; loaded?: string }
  lastResult: SubmissionResult | undefined
  submitLabel: string
  children: (field: (name: Name) => FieldState) => ReactNode
}

/** One page of a listing's fields. Reports a conflict if someone else has saved them in between. */
export function ListingForm<Name extends string>(props: ListingFormProps<Name>) {
  const { title, lead, back, names, values, lastResult, submitLabel, children } = props
  const fields = [...names, 'revision', 'loaded'] as const
  const [form, field] = useServerForm<Name | 'revision' | 'loaded'>({
    id: 'listing',
    fields,
    lastResult,
    defaultValue: values,
  })
  const conflicts = field('revision').errors
  const trail = [{ label: back.title, to: back.home }]
  return (
    <div className="page max-w-3xl">
      <Breadcrumb trail={trail} current={title} />
      <PageTitle title={values.revision ? `${back.title}: ${title.toLowerCase()}` : title} lead={lead} />
      <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate className="mt-5 grid grid-cols-1 gap-5">
        <FormErrors errors={form.errors} fields={names.map(field)} />
        {conflicts && (
          <Note tone="waiting" isAlert>
            {conflicts.map((sentence) => (
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
        <div className="sticky bottom-0 z-20 flex flex-wrap gap-3 border-t border-base-300 bg-base-100 px-5 py-3 max-sm:-mx-(--gutter) max-sm:px-(--gutter) sm:rounded-b-box sm:border-x">
          <SubmitButton className="max-sm:grow sm:px-10">{submitLabel}</SubmitButton>
          <a className={BUTTON_CLASS.ghost} href={back.home}>
            Cancel
          </a>
        </div>
      </Form>
    </div>
  )
}
