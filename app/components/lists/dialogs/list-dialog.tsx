import { type SubmissionResult, useForm } from '@conform-to/react'
import { Form } from '@remix-run/react'
import { Dialog, DialogBody, DialogFoot } from '~/components/ui/dialog/dialog'
import { conformField } from '~/components/ui/form/conform/conform-field'
import { FormErrors } from '~/components/ui/form/form-errors'
import { TextField } from '~/components/ui/form/text-field'
import { SubmitButton } from '~/components/ui/submit-button'
import {
  LIST_FIELDS,
  type ListFields,
  LONGEST_LIST_NAME,
  LONGEST_LIST_PART,
  NO_LIST_YET,
} from '~/models/lists/list-heading'
import { LONGEST_LINE } from '~/models/trade/fields/lengths'

interface ListDialogProps {
  title: string
  /** The project, or the vehicle that waits for the list. */
  subtitle: string
  submitLabel: string
  closeTo: string
  lastResult: SubmissionResult | undefined
  list?: ListFields
  /** The newest list when the form was written: a form sent twice is one list, the same words later are another. */
  writtenAfter?: string | null
}

/** Makes a list, or changes what it is called and where it belongs. */
export function ListDialog(props: ListDialogProps) {
  const [form, fields] = useForm<ListFields & { writtenAfter: string }>({
    id: 'list',
    lastResult: props.lastResult,
    defaultValue: props.list,
  })
  const field = conformField(fields, LIST_FIELDS)
  return (
    <Dialog title={props.title} subtitle={props.subtitle} closeTo={props.closeTo}>
      <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate className="contents">
        <DialogBody>
          <div className="grid gap-4 sm:grid-cols-2">
            <FormErrors
              errors={[...(form.errors ?? []), ...(fields.writtenAfter.errors ?? [])]}
              className="sm:col-span-2"
            />
            {props.writtenAfter !== undefined && (
              <input type="hidden" name="writtenAfter" value={props.writtenAfter ?? NO_LIST_YET} />
            )}
            <TextField
              {...field('name')}
              label="Name"
              maxLength={LONGEST_LIST_NAME}
              required
              className="sm:col-span-2"
            />
            <TextField
              {...field('season')}
              label="Season"
              placeholder="Season (Optional)"
              maxLength={LONGEST_LIST_PART}
            />
            <TextField
              {...field('episode')}
              label="Episode"
              placeholder="Episode (Optional)"
              maxLength={LONGEST_LIST_PART}
            />
            <TextField {...field('act')} label="Act" placeholder="Act (Optional)" maxLength={LONGEST_LIST_PART} />
            <TextField {...field('scene')} label="Scene" placeholder="Scene (Optional)" maxLength={LONGEST_LIST_PART} />
            <TextField
              {...field('shotDescription')}
              label="Shot description"
              placeholder="ShotDescription (Optional)"
              maxLength={LONGEST_LINE}
              className="sm:col-span-2"
            />
            <TextField
              {...field('location')}
              label="Location"
              hint="Optional. Where these vehicles are needed."
              maxLength={LONGEST_LINE}
              className="sm:col-span-2"
            />
          </div>
        </DialogBody>
        <DialogFoot cancelTo={props.closeTo}>
          <SubmitButton>{props.submitLabel}</SubmitButton>
        </DialogFoot>
      </Form>
    </Dialog>
  )
}
