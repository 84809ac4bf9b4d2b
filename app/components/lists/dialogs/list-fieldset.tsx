import type { FieldState } from '~/components/ui/form/field-state'
import { TextField, type TextFieldProps } from '~/components/ui/form/text-field'
import { LIST_FIELDS, type ListFields } from '~/models/lists/list-heading'
import { MAX_LINE_LENGTH, MAX_LIST_NAME_LENGTH, MAX_LIST_PART_LENGTH } from '~/models/trade/constants'

interface ListFieldsetProps {
  field: (name: keyof ListFields) => FieldState
  /** Where not all of them stand together. */
  names?: readonly (keyof ListFields)[]
}

/** What a list is called and where it belongs. */
export function ListFieldset({ field, names = LIST_FIELDS }: ListFieldsetProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {names.map((name) => (
        <TextField key={name} {...field(name)} {...WORDS[name]} />
      ))}
    </div>
  )
}

const part = (label: string) => ({ label, placeholder: `${label} (Optional)`, maxLength: MAX_LIST_PART_LENGTH })
const wholeLine = { className: 'sm:col-span-2' }

const WORDS: Record<keyof ListFields, Omit<TextFieldProps, keyof FieldState>> = {
  name: { label: 'Name', maxLength: MAX_LIST_NAME_LENGTH, required: true, ...wholeLine },
  season: part('Season'),
  episode: part('Episode'),
  act: part('Act'),
  scene: part('Scene'),
  shotDescription: {
    label: 'Shot description',
    placeholder: 'ShotDescription (Optional)',
    maxLength: MAX_LINE_LENGTH,
    ...wholeLine,
  },
  location: {
    label: 'Location',
    hint: 'Optional. Where these vehicles are needed.',
    maxLength: MAX_LINE_LENGTH,
    ...wholeLine,
  },
}
