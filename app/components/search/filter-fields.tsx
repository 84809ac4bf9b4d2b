import { type ReactNode, useState } from 'react'
import { TextField } from '~/components/ui/form/text-field'
import type { MakeChoices } from '~/models/search/search-page'
import { SEARCH_COLORS } from '~/models/trade/vocabulary/vehicles'

interface ChoiceRowProps {
  type?: 'checkbox' | 'radio'
  /** The id of the form it belongs to, from wherever it stands. */
  form: string
  name: string
  value: string | number
  isChosen: boolean
  children: ReactNode
}

/** A box to check, or one of several to choose. */
export function ChoiceRow({ type = 'checkbox', isChosen, children, ...input }: ChoiceRowProps) {
  return (
    <label className="option">
      <input type={type} className={type} defaultChecked={isChosen} {...input} />
      {children}
    </label>
  )
}

export function ColorChoices({ form, chosen }: { form: string; chosen: readonly string[] }) {
  return (
    <fieldset className="grid grid-cols-2 gap-x-2">
      <legend className="sr-only">Color</legend>
      {SEARCH_COLORS.map(({ value, label }) => (
        <ChoiceRow form={form} name="color" value={value} isChosen={chosen.includes(value)} key={value}>
          <span className="swatch" data-color={value} />
          <span>{label}</span>
        </ChoiceRow>
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

interface MakeFilterProps {
  form: string
  chosen: readonly string[]
  makes: MakeChoices
}

/** Five makes and whatever was chosen when the page came; the others one press away. None moves as it is chosen. */
export function MakeFilter({ form, chosen, makes }: MakeFilterProps) {
  const [pinned] = useState(() => chosen.filter((make) => !makes.first.includes(make)))
  const known = new Set([...makes.first, ...pinned, ...makes.others])
  const inSight = [...makes.first, ...pinned, ...chosen.filter((make) => !known.has(make))]
  const folded = makes.others.filter((make) => !pinned.includes(make))
  const row = (make: string) => (
    <ChoiceRow form={form} name="make" value={make} isChosen={chosen.includes(make)} key={make}>
      <span>{make}</span>
    </ChoiceRow>
  )
  return (
    <fieldset>
      <legend className="sr-only">Make</legend>
      {inSight.map(row)}
      {folded.length > 0 && (
        <details className="group">
          <summary className="link inline-flex min-h-11 items-center text-sm">
            <span className="group-open:hidden">+ {folded.length} more</span>
            <span className="hidden group-open:inline">- less</span>
          </summary>
          {folded.map(row)}
        </details>
      )}
    </fieldset>
  )
}
