import type { SubmissionResult } from '@conform-to/react'
import { Form } from '@remix-run/react'
import { SubmitButton } from '~/components/ui/button'
import { CountedField } from '~/components/ui/form/counted-field'
import { FormErrors } from '~/components/ui/form/form-errors'
import { TextField } from '~/components/ui/form/text-field'
import { useServerForm } from '~/components/ui/form/use-server-form'
import { Breadcrumb, PageTitle } from '~/components/ui/page'
import { MAX_MESSAGE_LENGTH } from '~/models/deals/timeline/message-limits'
import {
  MAX_TEMPLATE_NAME_LENGTH,
  MAX_TEMPLATES,
  type ReplyTemplate,
  TEMPLATE_NUMBERS,
} from '~/models/deals/timeline/reply-templates'
import { numberWord } from '~/models/trade/format/text'
import { dealPaths } from '~/models/trade/paths/deals'

interface ReplyTemplatesProps {
  templates: readonly ReplyTemplate[]
  /** Identifies the version of the templates that the page shows. */
  seen: string
  lastResult: SubmissionResult | undefined
}

/** The texts that an owner reuses in messages and notes, and the next one to add. */
export function ReplyTemplates(props: ReplyTemplatesProps) {
  return (
    <div className="page max-w-3xl">
      <Breadcrumb trail={[{ label: 'Inbox', to: dealPaths.ownerInbox() }]} current="Reply templates" />
      <PageTitle
        title="Reply templates"
        lead={`Save up to ${numberWord(MAX_TEMPLATES)} replies, and insert them into a message or a note with one press. Only you and our staff can see them.`}
      />
      <TemplatesForm key={props.seen} {...props} />
    </div>
  )
}

function TemplatesForm({ templates, seen, lastResult }: ReplyTemplatesProps) {
  // one empty template at a time: each save offers the next one
  const numbers = TEMPLATE_NUMBERS.slice(0, templates.length + 1)
  const names = numbers.flatMap((number) => [`name${number}`, `text${number}`])
  const defaultValue = Object.fromEntries(
    templates.flatMap(({ name, text }, index) => [
      [`name${index + 1}`, name],
      [`text${index + 1}`, text],
    ]),
  )
  const [form, field] = useServerForm<string>({ id: 'templates', fields: names, lastResult, defaultValue })
  return (
    <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate className="mt-5 grid gap-5" preventScrollReset>
      <FormErrors errors={form.errors} />
      <input type="hidden" name="seen" value={seen} />
      {numbers.map((number) => {
        const isNew = number > templates.length
        return (
          <fieldset key={number} className="sheet grid gap-3 p-4 sm:p-5">
            <legend className="sr-only">{isNew ? 'New template' : `Template ${number}`}</legend>
            <TextField
              {...field(`name${number}`)}
              label={isNew ? 'Name of the new template' : 'Name'}
              hint={isNew ? undefined : 'Empty both fields to remove it.'}
              maxLength={MAX_TEMPLATE_NAME_LENGTH}
              autoComplete="off"
            />
            <CountedField {...field(`text${number}`)} label="Text" most={MAX_MESSAGE_LENGTH} />
          </fieldset>
        )
      })}
      <SubmitButton className="justify-self-end max-sm:w-full max-sm:justify-self-stretch">Save templates</SubmitButton>
    </Form>
  )
}
