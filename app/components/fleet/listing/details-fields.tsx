import { CheckboxField, CheckboxGroup, RadioGroup, SelectField } from '~/components/ui/form/choice-fields'
import type { FieldState } from '~/components/ui/form/field-state'
import { TextareaField, TextField } from '~/components/ui/form/text-field'
import { Section } from '~/components/ui/section'
import { YES_NO } from '~/models/fleet/listing/listing-choices'
import type { ListingDetails } from '~/models/fleet/listing/listing-form'
import { MAX_CONDITION_NOTE_LENGTH, MAX_STOCK_NUMBER_LENGTH, MAX_VIN_LENGTH } from '~/models/trade/constants'
import { printNote } from '~/models/trade/format/printable'
import { BODY_TYPES, FUEL_TYPES, TRANSMISSIONS, VEHICLE_KINDS } from '~/models/trade/vocabulary/vehicle-details'
import { COLORS, CONDITIONS } from '~/models/trade/vocabulary/vehicles'
import { FieldsFold } from './fields-fold'
import { ModelFields } from './model-fields'
import { ModificationFields } from './modification-fields'
import { TagField } from './tag-field'

export type DetailName = keyof ListingDetails | 'confirmedVin'

/** The fields in screen order. */
export const DETAIL_NAMES = [
  'year',
  'make',
  'model',
  'bodyType',
  'color',
  'zipcode',
  'transmission',
  'fuelType',
  'runsAndDrives',
  'exteriorCondition',
  'interiorCondition',
  'mechanicalCondition',
  'kinds',
  'usageTags',
  'vin',
  'confirmedVin',
  'stockNumber',
  'exteriorNote',
  'interiorNote',
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

/** The fields that describe a vehicle: the required ones, then the optional ones in groups that open. */
export function DetailsFields({ field, suggested }: DetailsFieldsProps) {
  return (
    <>
      <Section headingId="information" title="VEHICLE INFORMATION" size="small" className="max-sm:p-4 [&]:pb-1">
        <div className="mt-3 mb-5 grid grid-cols-2 gap-x-3 gap-y-4 sm:grid-cols-3 sm:gap-5">
          <ModelFields field={field} suggested={suggested} />
          <SelectField {...field('bodyType')} label="Body type" choices={BODY_TYPES} emptyLabel="Choose" />
          <SelectField {...field('color')} label="Color" choices={COLORS} emptyLabel="Choose" />
          <TextField
            {...field('zipcode')}
            label="Zipcode"
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={10}
            hint="Where the vehicle is kept. Crews see only the city."
          />
          <SelectField {...field('transmission')} label="Transmission" choices={TRANSMISSIONS} emptyLabel="Choose" />
          <SelectField
            {...field('fuelType')}
            label="Fuel"
            choices={FUEL_TYPES}
            emptyLabel="Choose"
            className="max-sm:col-span-2"
          />
          <RadioGroup
            {...field('runsAndDrives')}
            label="Runs and drives"
            choices={YES_NO}
            className="max-sm:col-span-2 [&>.grid]:flex [&>.grid]:flex-wrap [&>.grid]:gap-x-5 [&_.option]:whitespace-nowrap"
          />
          {PARTS.map(({ name, label }) => (
            <SelectField
              key={name}
              {...field(`${name}Condition`)}
              label={label}
              choices={CONDITIONS}
              emptyLabel="Choose"
              className="max-sm:col-span-2"
            />
          ))}
        </div>
        <FieldsFold title="Plays as" fields={[field('kinds'), field('usageTags')]}>
          <CheckboxGroup {...field('kinds')} label="Plays as" isLabelHidden choices={VEHICLE_KINDS} />
          <TagField {...field('usageTags')} label="Usage tags (optional)" />
        </FieldsFold>
        <Identification field={field} />
        <FieldsFold title="Condition notes" fields={PARTS.map(({ name }) => field(`${name}Note`))}>
          {PARTS.map(({ name, label }) => (
            <TextareaField
              key={name}
              {...field(`${name}Note`)}
              label={`${label} notes (optional)`}
              rows={2}
              maxLength={MAX_CONDITION_NOTE_LENGTH}
              noteAbout={printNote}
            />
          ))}
        </FieldsFold>
      </Section>
      <ModificationFields field={field} />
    </>
  )
}

function Identification({ field }: Pick<DetailsFieldsProps, 'field'>) {
  const unconfirmed = field('confirmedVin').errors ? (field('vin').defaultValue ?? '') : null
  return (
    <FieldsFold title="Identification" fields={[field('vin'), field('confirmedVin'), field('stockNumber')]}>
      <div className="grid gap-4 sm:grid-cols-2 sm:gap-5">
        <TextField
          {...field('vin')}
          label="VIN (optional)"
          maxLength={MAX_VIN_LENGTH}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          hint="Crews never see it."
        />
        {unconfirmed !== null && (
          <CheckboxField
            {...field('confirmedVin')}
            value={unconfirmed}
            label={`I have checked it: ${unconfirmed} is right`}
            className="sm:col-span-2"
          />
        )}
        <TextField
          {...field('stockNumber')}
          label="Stock number (optional)"
          maxLength={MAX_STOCK_NUMBER_LENGTH}
          autoComplete="off"
          spellCheck={false}
          hint="Your own number for it. Crews never see it."
        />
      </div>
    </FieldsFold>
  )
}

const PARTS = [
  { name: 'exterior', label: 'Exterior condition' },
  { name: 'interior', label: 'Interior condition' },
  { name: 'mechanical', label: 'Mechanical condition' },
] as const
