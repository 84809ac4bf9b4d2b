import type { FieldState } from '~/components/ui/form/field-state'
import { TextField, type TextFieldProps } from '~/components/ui/form/text-field'
import { LIST_FIELDS, type ListFields, LONGEST_LIST_NAME, LONGEST_LIST_PART } from '~/models/lists/list-heading'
import { LONGEST_LINE } from '~/models/trade/constants'

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

const part = (label: string) => ({ label, placeholder: `${label} (Optional)`, maxLength: LONGEST_LIST_PART })
const wholeLine = { className: 'sm:col-span-2' }

const WORDS: Record<keyof ListFields, Omit<TextFieldProps, keyof FieldState>> = {
  name: { label: 'Name', maxLength: LONGEST_LIST_NAME, required: true, ...wholeLine },
  season: part('Season'),
  episode: part('Episode'),
  act: part('Act'),
  scene: part('Scene'),
  shotDescription: {
    label: 'Shot description',
    placeholder: 'ShotDescription (Optional)',
    maxLength: LONGEST_LINE,
    ...wholeLine,
  },
  location: {
    label: 'Location',
    hint: 'Optional. Where these vehicles are needed.',
    maxLength: LONGEST_LINE,
    ...wholeLine,
  },
}
