import { CheckboxGroup, RadioGroup, SelectField } from '~/components/ui/form/choice-fields'
import type { FieldState } from '~/components/ui/form/field-state'
import { TextareaField, TextField } from '~/components/ui/form/text-field'
import { Section } from '~/components/ui/section'
import { MARKETS, YES_NO } from '~/models/fleet/listing/listing-choices'
import type { ListingTerms } from '~/models/fleet/listing/listing-form'
import { MAX_INSTRUCTION_LENGTH } from '~/models/trade/constants'
import { normalizePhone } from '~/models/trade/fields/person'
import { printNote } from '~/models/trade/format/printable'
import { USAGES } from '~/models/trade/vocabulary/deals'
import { PICKUP_TYPES } from '~/models/trade/vocabulary/vehicle-details'
import { DayPriceField } from './day-price-field'

/** The fields in screen order. */
export const TERM_NAMES = [
  'dayPrice',
  'refusedUses',
  'needsWrangler',
  'market',
  'address1',
  'address2',
  'contactPhone',
  'pickupPreference',
  'parkedLocation',
  'pickupInstruction',
  'vehicleInstructions',
] as const satisfies readonly (keyof ListingTerms)[]

interface TermsFieldsProps {
  field: (name: keyof ListingTerms) => FieldState
  /** 'Decatur, GA 30030, Eastern Time'. */
  place: string
}

/** The fields for the price, the location and the handover. */
export function TermsFields({ field, place }: TermsFieldsProps) {
  const phone = field('contactPhone')
  return (
    <>
      <Section headingId="price" title="Price">
        <div className="mt-4 grid gap-5 sm:grid-cols-2">
          <DayPriceField field={field('dayPrice')} />
        </div>
      </Section>
      <Section headingId="use" title="Use">
        <div className="mt-4 grid gap-5">
          <RadioGroup
            {...field('needsWrangler')}
            label="Wrangler required"
            choices={YES_NO}
            className="[&>.grid]:flex [&>.grid]:flex-wrap [&>.grid]:gap-x-8"
          />
          <CheckboxGroup
            {...field('refusedUses')}
            label="Not available for"
            hint="Select any use you don't allow."
            choices={USAGES}
          />
        </div>
      </Section>
      <Section headingId="location" title="Location">
        <p className="mt-1 text-quiet">
          {place}. Crews see only the city; the address is released with the pickup details.
        </p>
        <div className="mt-4 grid gap-5 sm:grid-cols-2">
          <TextField {...field('address1')} label="Address line 1" autoComplete="address-line1" noteAbout={printNote} />
          <TextField
            {...field('address2')}
            label="Address line 2 (optional)"
            autoComplete="address-line2"
            noteAbout={printNote}
          />
          <SelectField {...field('market')} label="Shown in searches for" choices={MARKETS} emptyLabel="Choose" />
          <TextField
            {...phone}
            defaultValue={normalizePhone(phone.defaultValue ?? '')?.shown ?? phone.defaultValue}
            label="Contact phone"
            type="tel"
            autoComplete="tel"
          />
        </div>
      </Section>
      <Section headingId="pickup" title="Pickup">
        <div className="mt-4 grid gap-5 sm:grid-cols-2">
          <SelectField {...field('pickupPreference')} label="Pickup type" choices={PICKUP_TYPES} emptyLabel="Choose" />
          <TextField
            {...field('parkedLocation')}
            label="Where it is parked (optional)"
            autoComplete="off"
            noteAbout={printNote}
          />
          <TextareaField
            {...field('pickupInstruction')}
            label="Pickup instructions (optional)"
            rows={3}
            maxLength={MAX_INSTRUCTION_LENGTH}
            noteAbout={printNote}
          />
          <TextareaField
            {...field('vehicleInstructions')}
            label="Vehicle instructions (optional)"
            rows={3}
            maxLength={MAX_INSTRUCTION_LENGTH}
            hint="How it starts, what to watch out for."
            noteAbout={printNote}
          />
        </div>
      </Section>
    </>
  )
}
