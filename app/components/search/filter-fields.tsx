import { type ReactNode, useState } from 'react'
import { TextField } from '~/components/ui/form/text-field'
import type { MakeChoices } from '~/models/search/search-page'
import { SEARCH_COLORS } from '~/models/trade/vocabulary/vehicles'

interface ChoiceRowProps {
  type?: 'checkbox' | 'radio'
  /** The id of its form, which may be elsewhere on the page. */
  form: string
  name: string
  value: string | number
  isChosen: boolean
  hidden?: boolean
  children: ReactNode
}

/** A checkbox, or one of several radio buttons. */
export function ChoiceRow({ type = 'checkbox', isChosen, hidden, children, ...input }: ChoiceRowProps) {
  return (
    <label className="option" hidden={hidden}>
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
  /** The fields are `{name}-from` and `{name}-to`. */
  name: string
  range: readonly (number | null)[]
  /** The ends of the scale, shown in empty fields. */
  placeholders: readonly number[]
  maxLength: number
  unit?: string
}

/** A lower and an upper bound; an empty field is no bound. */
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

/**
 * Five makes and those chosen when the page loaded; the others expand. Choosing one does not move it. With script,
 * typing a part of a name leaves only the makes that have it.
 */
export function MakeFilter({ form, chosen, makes }: MakeFilterProps) {
  const [pinned] = useState(() => chosen.filter((make) => !makes.first.includes(make)))
  const known = new Set([...makes.first, ...pinned, ...makes.others])
  const inSight = [...makes.first, ...pinned, ...chosen.filter((make) => !known.has(make))]
  const folded = makes.others.filter((make) => !pinned.includes(make))
  const all = [...inSight, ...folded]
  const [typed, setTyped] = useState('')
  const isWanted = (make: string) => make.toLowerCase().includes(typed.trim().toLowerCase())
  // hidden, not removed: a chosen make stays in the form
  const row = (make: string) => (
    <ChoiceRow
      {...{ form, name: 'make', value: make, isChosen: chosen.includes(make), hidden: !isWanted(make) }}
      key={make}
    >
      <span>{make}</span>
    </ChoiceRow>
  )
  return (
    <fieldset>
      <legend className="sr-only">Make</legend>
      {folded.length > 0 && (
        <TextField
          id="find-make"
          name="find-make"
          type="search"
          label="Find a make"
          isLabelHidden
          placeholder="Find a make"
          autoComplete="off"
          className="with-script mb-1"
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      )}
      {inSight.map(row)}
      {folded.length > 0 && (
        <details className="group" open={typed.trim() !== '' || undefined}>
          <summary className="link inline-flex min-h-11 items-center text-sm">
            <span className="group-open:hidden">+ {folded.length} more</span>
            <span className="hidden group-open:inline">- less</span>
          </summary>
          {folded.map(row)}
        </details>
      )}
      <p role="status" className="text-sm text-quiet">
        {all.length === 0 ? 'No makes.' : !all.some(isWanted) && `No make has “${typed.trim()}” in its name.`}
      </p>
    </fieldset>
  )
}
