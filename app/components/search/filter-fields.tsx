import type { ReactNode } from 'react'
import { TextField } from '~/components/ui/form/text-field'
import { SEARCH_COLORS } from '~/models/trade/vocabulary/vehicles'

interface ChoiceRowProps {
  /** The id of the form it belongs to, from wherever it stands. */
  form: string
  name: string
  value: string | number
  isChosen: boolean
  children: ReactNode
}

export function CheckRow({ isChosen, children, ...input }: ChoiceRowProps) {
  return (
    <label className="option">
      <input type="checkbox" className="checkbox" defaultChecked={isChosen} {...input} />
      {children}
    </label>
  )
}

export function RadioRow({ isChosen, children, ...input }: ChoiceRowProps) {
  return (
    <label className="option">
      <input type="radio" className="radio" defaultChecked={isChosen} {...input} />
      <span>{children}</span>
    </label>
  )
}

export function ColorChoices({ form, chosen }: { form: string; chosen: readonly string[] }) {
  return (
    <fieldset className="grid grid-cols-2 gap-x-2">
      <legend className="sr-only">Color</legend>
      {SEARCH_COLORS.map(({ value, label }) => (
        <CheckRow form={form} name="color" value={value} isChosen={chosen.includes(value)} key={value}>
          <span className="swatch" data-colour={value} />
          <span>{label}</span>
        </CheckRow>
      ))}
    </fieldset>
  )
}

interface NumberRangeProps {
  form: string
  /** Its fields are `{name}-from` and `{name}-to`. */
  name: string
  range: readonly (number | null)[]
  /** The ends of the scale, which bound nothing. */
  placeholders: readonly number[]
  maxLength: number
  unit?: string
}

/** Two bounds; an empty one bounds nothing. */
export function NumberRange({ form, name, range, placeholders, maxLength, unit = '' }: NumberRangeProps) {
  const bound = (end: 'from' | 'to', index: number) => ({
    form,
    id: `${name}-${end}`,
    name: `${name}-${end}`,
    defaultValue: range[index]?.toString() ?? '',
    placeholder: placeholders[index]?.toString(),
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    maxLength,
  })
  return (
    <fieldset className="grid grid-cols-2 gap-3">
      <legend className="sr-only">{LEGENDS[name] ?? name}</legend>
      <TextField label={`From ${unit}`.trim()} {...bound('from', 0)} />
      <TextField label={`To ${unit}`.trim()} {...bound('to', 1)} />
    </fieldset>
  )
}

const LEGENDS: Record<string, string> = { year: 'Year', price: 'Price Range' }
