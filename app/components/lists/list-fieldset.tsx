import type { FieldState } from '~/components/ui/form/field-state'
import { TextField, type TextFieldProps } from '~/components/ui/form/text-field'
import { LIST_FIELD_LENGTHS, LIST_FIELDS, type ListFields } from '~/models/lists/list-heading'
import { printNote } from '~/models/trade/format/printable'

interface ListFieldsetProps {
  field: (name: keyof ListFields) => FieldState
  /** The fields to show, by default all. */
  names?: readonly (keyof ListFields)[]
}

/** The fields of a list: its name and where it belongs. */
export function ListFieldset({ field, names = LIST_FIELDS }: ListFieldsetProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {names.map((name) => (
        <TextField
          key={name}
          {...field(name)}
          {...WORDS[name]}
          noteAbout={printNote}
          maxLength={LIST_FIELD_LENGTHS[name]}
        />
      ))}
    </div>
  )
}

const optional = (label: string) => ({ label, placeholder: `${label} (Optional)` })
const wholeLine = { className: 'sm:col-span-2' }

const WORDS: Record<keyof ListFields, Omit<TextFieldProps, keyof FieldState>> = {
  name: { label: 'Name', required: true, ...wholeLine },
  season: optional('Season'),
  episode: optional('Episode'),
  act: optional('Act'),
  scene: optional('Scene'),
  shotDescription: { label: 'Shot description', placeholder: 'ShotDescription (Optional)', ...wholeLine },
  location: { label: 'Location', hint: 'Optional. Where these vehicles are needed.', ...wholeLine },
}
