import type { ReactNode } from 'react'
import { CheckboxGroup, SelectField } from '~/components/ui/form/choice-fields'
import type { FieldState } from '~/components/ui/form/field-state'
import { TextField } from '~/components/ui/form/text-field'
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
      <FormPart title="Vehicle details">
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
        />
      </FormPart>
      <FormPart title="Modifications" hint="Optional.">
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
      </FormPart>
    </>
  )
}

const TYPED = [
  'engine_modifications',
  'roll_cages',
  'spoilers_or_wings',
  'rigging_for_wire_work_or_jumps',
  'camera_mounts_or_rigging_points',
] as const

interface FormPartProps {
  title: string
  hint?: string
  isDisabled?: boolean
  children: ReactNode
}

/** A part of the form in two columns. */
export function FormPart({ title, hint, isDisabled, children }: FormPartProps) {
  return (
    <fieldset disabled={isDisabled} className={`min-w-0 ${isDisabled ? 'opacity-50' : ''}`}>
      <legend className="text-lg font-semibold">{title}</legend>
      {hint && <p className="text-sm text-quiet">{hint}</p>}
      <div className="mt-3 grid gap-4 sm:grid-cols-2">{children}</div>
    </fieldset>
  )
}
