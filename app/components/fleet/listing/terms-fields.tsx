import { CheckboxGroup, RadioGroup, SelectField } from '~/components/ui/form/choice-fields'
import type { FieldState } from '~/components/ui/form/field-state'
import { MoneyField, TextareaField, TextField } from '~/components/ui/form/text-field'
import { Section } from '~/components/ui/section'
import { MARKETS, YES_NO } from '~/models/fleet/listing/listing-choices'
import type { ListingTerms } from '~/models/fleet/listing/listing-form'
import { DAYS_PAID_PER_MONTH, DAYS_PAID_PER_WEEK, MAX_INSTRUCTION_LENGTH } from '~/models/trade/constants'
import { USAGES } from '~/models/trade/vocabulary/deals'
import { PICKUP_TYPES } from '~/models/trade/vocabulary/vehicle-details'

/** Its fields as they stand on the screen. */
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
  /** What the price that is stored makes a week and a month; null in a draft without one. */
  rates: { week: string; month: string } | null
  /** 'Decatur, GA 30030, Eastern Time'. */
  place: string
}

/** What a day costs, where the vehicle is and how it is handed over. */
export function TermsFields({ field, rates, place }: TermsFieldsProps) {
  return (
    <>
      <Section headingId="price" title="Price">
        <div className="mt-4 grid gap-5 sm:grid-cols-2">
          <MoneyField
            {...field('dayPrice')}
            label="Day price"
            hint={
              rates
                ? `A week is ${rates.week}, a month ${rates.month}.`
                : `A week costs as much as ${DAYS_PAID_PER_WEEK} days, a month as ${DAYS_PAID_PER_MONTH}. Crews may offer less.`
            }
          />
          <RadioGroup {...field('needsWrangler')} label="Wrangler required" choices={YES_NO} />
          <CheckboxGroup
            {...field('refusedUses')}
            label="Not available for"
            choices={USAGES}
            className="sm:col-span-2"
          />
        </div>
      </Section>
      <Section headingId="location" title="Location">
        <p className="mt-1 text-quiet">{place}. Crews see the town; the address is released with the pickup details.</p>
        <div className="mt-4 grid gap-5 sm:grid-cols-2">
          <TextField {...field('address1')} label="Address line 1" autoComplete="address-line1" isPrinted />
          <TextField {...field('address2')} label="Address line 2 (optional)" autoComplete="address-line2" isPrinted />
          <SelectField {...field('market')} label="Found near" choices={MARKETS} emptyLabel="Choose" />
          <TextField {...field('contactPhone')} label="Contact phone" type="tel" autoComplete="tel" />
        </div>
      </Section>
      <Section headingId="pickup" title="Pickup">
        <div className="mt-4 grid gap-5 sm:grid-cols-2">
          <SelectField {...field('pickupPreference')} label="Pickup type" choices={PICKUP_TYPES} emptyLabel="Choose" />
          <TextField {...field('parkedLocation')} label="Where it is parked (optional)" autoComplete="off" isPrinted />
          <TextareaField
            {...field('pickupInstruction')}
            label="Pickup instructions (optional)"
            rows={3}
            maxLength={MAX_INSTRUCTION_LENGTH}
            isPrinted
          />
          <TextareaField
            {...field('vehicleInstructions')}
            label="Vehicle instructions (optional)"
            rows={3}
            maxLength={MAX_INSTRUCTION_LENGTH}
            hint="How it starts, what to watch out for."
            isPrinted
          />
        </div>
      </Section>
    </>
  )
}
