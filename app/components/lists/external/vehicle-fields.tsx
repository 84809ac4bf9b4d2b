import type { ReactNode } from 'react'
import { CheckboxGroup, SelectField } from '~/components/ui/form/choice-fields'
import type { FieldState } from '~/components/ui/form/field-state'
import { TextField } from '~/components/ui/form/text-field'
import { useFieldsFold } from '~/components/ui/form/use-fields-fold'
import { Icon } from '~/components/ui/icon'
import type { ExternalFields, FILE_FIELDS } from '~/models/lists/external/external-fields'
import type { ORDER_FIELDS } from '~/models/lists/external/photo-order'
import { MAX_LINE_LENGTH, MAX_VIN_LENGTH } from '~/models/trade/constants'
import { printNote } from '~/models/trade/format/printable'
import { COSMETIC_CHANGES, modificationLabel } from '~/models/trade/vocabulary/external-vehicles'
import { COLORS } from '~/models/trade/vocabulary/vehicles'
import { PriceField } from './price-field'

type FileFieldName = (typeof FILE_FIELDS)[keyof typeof FILE_FIELDS]['files' | 'deleted']

type OrderFieldName = (typeof ORDER_FIELDS)[keyof typeof ORDER_FIELDS]

export type ExternalField = (name: keyof ExternalFields | FileFieldName | OrderFieldName) => FieldState

/** The fields about the vehicle and its modifications. */
export function VehicleFields({ field }: { field: ExternalField }) {
  return (
    <>
      <FormPart title="Vehicle details" columns="sm:grid-cols-3">
        <TextField
          {...field('make')}
          label="Make"
          maxLength={MAX_LINE_LENGTH}
          autoComplete="off"
          noteAbout={printNote}
        />
        <TextField {...field('year')} label="Year" inputMode="numeric" maxLength={4} autoComplete="off" />
        <TextField
          {...field('model')}
          label="Model"
          maxLength={MAX_LINE_LENGTH}
          autoComplete="off"
          noteAbout={printNote}
        />
        <SelectField {...field('color')} label="Color" choices={COLORS} emptyLabel="Choose" />
        <TextField
          {...field('vinNumber')}
          label="VIN Number"
          maxLength={MAX_VIN_LENGTH}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          className="sm:col-span-2"
        />
      </FormPart>
      <Modifications field={field} />
    </>
  )
}

/** Folded, because few vehicles have them. */
function Modifications({ field }: { field: ExternalField }) {
  return (
    <details {...useFieldsFold(MODIFICATIONS.map(field))} className="border-y border-base-300">
      <summary className="flex min-h-14 items-center gap-3 text-lg font-semibold">
        {MODIFICATIONS_TITLE}
        <span className="text-sm font-normal text-quiet">Optional</span>
        <Icon name="down" className="turns ml-auto w-4!" />
      </summary>
      <fieldset className="mb-5 grid min-w-0 gap-4 sm:grid-cols-2">
        <legend className="sr-only">{MODIFICATIONS_TITLE}</legend>
        <CheckboxGroup
          {...field('cosmetic_changes')}
          label={modificationLabel('cosmetic_changes')}
          choices={COSMETIC_CHANGES}
          className="sm:col-span-2"
        />
        {TYPED.map((name) => (
          <TextField
            key={name}
            {...field(name)}
            label={modificationLabel(name)}
            maxLength={MAX_LINE_LENGTH}
            autoComplete="off"
            noteAbout={printNote}
          />
        ))}
        <PriceField {...field('modification_cost')} label={modificationLabel('modification_cost')} />
      </fieldset>
    </details>
  )
}

const MODIFICATIONS_TITLE = 'Modifications'

const TYPED = [
  'engine_modifications',
  'roll_cages',
  'spoilers_or_wings',
  'rigging_for_wire_work_or_jumps',
  'camera_mounts_or_rigging_points',
] as const

const MODIFICATIONS = [...TYPED, 'cosmetic_changes', 'modification_cost'] as const

interface FormPartProps {
  title: string
  hint?: string
  isDisabled?: boolean
  className?: string
  /** The class for the columns on wider screens. */
  columns?: string
  children: ReactNode
}

/** A part of the form in columns. */
export function FormPart({
  title,
  hint,
  isDisabled,
  className = '',
  columns = 'sm:grid-cols-2',
  children,
}: FormPartProps) {
  return (
    <fieldset disabled={isDisabled} className={`min-w-0 ${isDisabled ? 'opacity-50' : ''} ${className}`}>
      <legend className="text-lg font-semibold">{title}</legend>
      {hint && <p className="text-sm text-quiet">{hint}</p>}
      <div className={`mt-3 grid gap-4 ${columns}`}>{children}</div>
    </fieldset>
  )
}
