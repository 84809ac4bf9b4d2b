import { CheckboxField, CheckboxGroup, RadioGroup, SelectField } from '~/components/ui/form/choice-fields'
import type { FieldState } from '~/components/ui/form/field-state'
import { TextareaField, TextField } from '~/components/ui/form/text-field'
import { Section } from '~/components/ui/section'
import { YES_NO } from '~/models/fleet/listing/listing-choices'
import type { ListingDetails } from '~/models/fleet/listing/listing-form'
import { NO_MODIFICATIONS } from '~/models/fleet/listing/listing-form-messages'
import {
  MAX_CONDITION_NOTE_LENGTH,
  MAX_MODIFICATIONS_LENGTH,
  MAX_STOCK_NUMBER_LENGTH,
  MAX_VIN_LENGTH,
} from '~/models/trade/constants'
import { printNote } from '~/models/trade/format/printable'
import {
  BODY_TYPES,
  FUEL_TYPES,
  MODIFICATIONS,
  TRANSMISSIONS,
  VEHICLE_KINDS,
} from '~/models/trade/vocabulary/vehicle-details'
import { COLORS, CONDITIONS } from '~/models/trade/vocabulary/vehicles'
import { ModelFields } from './model-fields'
import { TagField } from './tag-field'

export type DetailName = keyof ListingDetails | 'confirmedVin'

/** The fields in screen order. */
export const DETAIL_NAMES = [
  'year',
  'make',
  'model',
  'bodyType',
  'color',
  'kinds',
  'zipcode',
  'vin',
  'confirmedVin',
  'stockNumber',
  'transmission',
  'fuelType',
  'runsAndDrives',
  'usageTags',
  'exteriorCondition',
  'exteriorNote',
  'interiorCondition',
  'interiorNote',
  'mechanicalCondition',
  'mechanicalNote',
  'modifications',
  'otherModifications',
  'modificationCost',
] as const satisfies readonly DetailName[]

interface DetailsFieldsProps {
  field: (name: DetailName) => FieldState
  /** For the initial year and make. */
  suggested: { makes: string[]; models: string[] }
}

/** The fields that describe a vehicle and its modifications. */
export function DetailsFields({ field, suggested }: DetailsFieldsProps) {
  const unconfirmed = field('confirmedVin').errors ? (field('vin').defaultValue ?? '') : null
  return (
    <>
      <Section headingId="information" title="VEHICLE INFORMATION">
        <div className="mt-4 grid gap-5 sm:grid-cols-3">
          <ModelFields field={field} suggested={suggested} />
          <SelectField {...field('bodyType')} label="Body type" choices={BODY_TYPES} emptyLabel="Choose" />
          <SelectField {...field('color')} label="Color" choices={COLORS} emptyLabel="Choose" />
          <TextField
            {...field('zipcode')}
            label="Zipcode"
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={10}
            hint="Where it is kept. Crews see the town."
          />
          <CheckboxGroup {...field('kinds')} label="Plays as" choices={VEHICLE_KINDS} className="sm:col-span-3" />
          <TextField
            {...field('vin')}
            label="VIN (optional)"
            maxLength={MAX_VIN_LENGTH}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            hint="Crews never see it."
          />
          <TextField
            {...field('stockNumber')}
            label="Stock number (optional)"
            maxLength={MAX_STOCK_NUMBER_LENGTH}
            autoComplete="off"
            spellCheck={false}
            hint="Your own number for it. Crews never see it."
          />
          <SelectField {...field('transmission')} label="Transmission" choices={TRANSMISSIONS} emptyLabel="Choose" />
          <SelectField {...field('fuelType')} label="Fuel" choices={FUEL_TYPES} emptyLabel="Choose" />
          {unconfirmed !== null && (
            <CheckboxField
              {...field('confirmedVin')}
              value={unconfirmed}
              label={`I have checked it: ${unconfirmed} is right`}
              className="sm:col-span-3"
            />
          )}
          <RadioGroup {...field('runsAndDrives')} label="Runs and drives" choices={YES_NO} />
          <TagField {...field('usageTags')} label="Usage tags (optional)" className="sm:col-span-2" />
        </div>
        {PARTS.map(({ name, label }) => (
          <div key={name} className="mt-5 grid gap-5 border-t border-base-300 pt-5 sm:grid-cols-3">
            <SelectField {...field(`${name}Condition`)} label={label} choices={CONDITIONS} emptyLabel="Choose" />
            <TextareaField
              {...field(`${name}Note`)}
              label={`${label} notes (optional)`}
              rows={2}
              maxLength={MAX_CONDITION_NOTE_LENGTH}
              className="sm:col-span-2"
              noteAbout={printNote}
            />
          </div>
        ))}
      </Section>
      <Section headingId="modifications" title="MODIFICATIONS">
        <p className="mt-1 text-quiet">{NO_MODIFICATIONS}</p>
        <div className="mt-4 grid gap-5 sm:grid-cols-3">
          <CheckboxGroup
            {...field('modifications')}
            label="Already made to the vehicle"
            choices={MODIFICATIONS}
            className="sm:col-span-3"
          />
          <TextareaField
            {...field('otherModifications')}
            label="Others, one per line (optional)"
            rows={3}
            maxLength={MAX_MODIFICATIONS_LENGTH}
            className="sm:col-span-2"
            noteAbout={printNote}
          />
          <TextField
            {...field('modificationCost')}
            label="Modification cost (optional)"
            before="$"
            inputMode="numeric"
            pattern="\d*"
            maxLength={9}
            hint="Whole dollars. Only you and the staff see it."
            autoComplete="off"
          />
        </div>
      </Section>
    </>
  )
}

const PARTS = [
  { name: 'exterior', label: 'Exterior condition' },
  { name: 'interior', label: 'Interior condition' },
  { name: 'mechanical', label: 'Mechanical condition' },
] as const
