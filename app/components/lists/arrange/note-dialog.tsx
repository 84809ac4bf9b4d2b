import type { SubmissionResult } from '@conform-to/react'
import { ChangedMeanwhile, clashOf } from '~/components/crew/changed-meanwhile'
import { Dialog } from '~/components/ui/dialog/dialog'
import { DialogForm } from '~/components/ui/dialog/form-dialog'
import { RadioGroup } from '~/components/ui/form/choice-fields'
import { TextField } from '~/components/ui/form/text-field'
import { useServerForm } from '~/components/ui/form/use-server-form'
import {
  MAX_CAR_NUMBER_LENGTH,
  MAX_CHARACTER_LENGTH,
  MAX_NOTE_LENGTH,
  NO_MARK,
  type NoteFields,
} from '~/models/lists/arrange/vehicle-notes'
import type { editBaseOf } from '~/models/trade/edits'
import { printNote } from '~/models/trade/format/printable'
import { MARKS } from '~/models/trade/vocabulary/projects'

interface NoteDialogProps {
  /** The vehicle. */
  title: string
  /** The values the form starts from, with their revision. */
  note: NoteFields & ReturnType<typeof editBaseOf>
  closeTo: string
  lastResult: SubmissionResult | undefined
}

/** Edits the picture-car number, the mark and the note of a vehicle in a list. */
export function NoteDialog(props: NoteDialogProps) {
  return (
    <Dialog title="Picture car, mark and note" subtitle={props.title} closeTo={props.closeTo}>
      {/* after a conflict the form remounts: fields the user left alone get the current values */}
      <NoteForm key={clashOf(props.lastResult)} {...props} />
    </Dialog>
  )
}

const NOTE_FIELDS = ['carNumber', 'character', 'mark', 'note'] as const
const FIELDS = [...NOTE_FIELDS, 'revision', 'loaded'] as const

function NoteForm({ note, closeTo, lastResult }: NoteDialogProps) {
  const [form, typed] = useServerForm({ id: 'note', fields: FIELDS, lastResult, defaultValue: note })
  const { errors } = typed('revision')
  const clashes = NOTE_FIELDS.filter((name) => typed(name).errors).length
  return (
    <DialogForm form={form} submitLabel={errors ? 'Save anyway' : 'Save'} cancelTo={closeTo}>
      {errors && <ChangedMeanwhile sentences={errors} clashes={clashes} what="note" />}
      <input type="hidden" name="revision" defaultValue={typed('revision').defaultValue} />
      <input type="hidden" name="loaded" defaultValue={typed('loaded').defaultValue} />
      <div className="grid gap-4 sm:grid-cols-[8rem_1fr]">
        <TextField
          {...typed('carNumber')}
          label="Picture car"
          placeholder="PC-12"
          maxLength={MAX_CAR_NUMBER_LENGTH}
          autoComplete="off"
          noteAbout={printNote}
        />
        <TextField
          {...typed('character')}
          label="Character"
          placeholder="Ruby's car, 1 of 3"
          maxLength={MAX_CHARACTER_LENGTH}
          autoComplete="off"
          noteAbout={printNote}
        />
        <RadioGroup
          {...typed('mark')}
          label="Mark"
          choices={[...MARKS, { value: NO_MARK, label: 'No mark' }]}
          className="sm:col-span-2"
        />
        <TextField
          {...typed('note')}
          label="Note"
          hint="Everyone in the project sees it. Drivers see it on their pickup page, and it is printed on the report."
          maxLength={MAX_NOTE_LENGTH}
          autoComplete="off"
          noteAbout={printNote}
          className="sm:col-span-2"
        />
      </div>
    </DialogForm>
  )
}
