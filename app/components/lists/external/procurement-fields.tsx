import { type FormEvent, useEffect, useState } from 'react'
import { TagField } from '~/components/fleet/listing/tag-field'
import { SelectDates } from '~/components/ui/calendar/select-dates'
import { CheckboxGroup, RadioGroup } from '~/components/ui/form/choice-fields'
import { DateRange, TextField } from '~/components/ui/form/text-field'
import { RENTAL_FIELDS } from '~/models/lists/external/external-fields'
import { MAX_LINE_LENGTH } from '~/models/trade/constants'
import type { Booking } from '~/models/trade/days/day'
import { normalizePhone } from '~/models/trade/fields/person'
import { printNote } from '~/models/trade/format/printable'
import { USAGES } from '~/models/trade/vocabulary/deals'
import { PROCUREMENTS } from '~/models/trade/vocabulary/external-vehicles'
import { PriceField } from './price-field'
import { type ExternalField, FormPart } from './vehicle-fields'

/**
 * How it was procured and what it is used for. With script, choosing Purchase clears and disables the rental fields;
 * without, the server clears them. The price and the rental fields appear once the type is chosen.
 */
export function ProcurementFields({ field, within }: { field: ExternalField; within: Booking }) {
  const [type, setType] = useState(field('purchaseType').defaultValue)
  const [isReady, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  const choose = (event: FormEvent<HTMLElement>) => {
    if (!(event.target instanceof HTMLInputElement) || event.target.name !== 'purchaseType') return
    setType(event.target.value)
    if (event.target.value === 'purchase') clearRental(event.target.form)
  }
  const isRent = type === 'rent'
  const phone = field('rentalCompanyPhone')
  return (
    <div onChange={choose} className="group grid gap-7">
      <FormPart title="Procurement Type">
        <RadioGroup {...field('purchaseType')} label="Purchased or rented?" choices={PROCUREMENTS} />
        <PriceField
          {...field('purchasePrice')}
          className={field('purchasePrice').errors?.length ? '' : UNTIL_CHOSEN}
          label={isRent ? 'Total rental price' : 'Purchase Price'}
          hint="The total you pay. No tax is added. Viewers never see it."
        />
      </FormPart>
      <FormPart title="Usage">
        <CheckboxGroup {...field('usages')} label="Usage" isLabelHidden choices={USAGES} className="sm:col-span-2" />
        <TagField {...field('otherUsages')} label="Other usages (optional)" className="sm:col-span-2" />
        <DateRange
          legend="Usage Date"
          from={field('usingFrom')}
          to={field('usingTo')}
          within={within}
          className="sm:col-span-2"
          calendar={<SelectDates from={field('usingFrom').id} to={field('usingTo').id} />}
        />
      </FormPart>
      <FormPart
        title="Rental Company Information"
        hint={isRent ? undefined : 'For a rented vehicle only.'}
        isDisabled={isReady && !isRent}
        columns="sm:grid-cols-3"
        className={type || RENTAL_FIELDS.some((name) => field(name).errors?.length) ? '' : UNTIL_CHOSEN}
      >
        <TextField
          {...field('rentalCompanyName')}
          label="Rental Company Name"
          maxLength={MAX_LINE_LENGTH}
          autoComplete="off"
          noteAbout={printNote}
        />
        <TextField {...field('rentalCompanyEmail')} label="Rental Company Email" type="email" autoComplete="off" />
        <TextField
          {...phone}
          defaultValue={normalizePhone(phone.defaultValue ?? '')?.shown ?? phone.defaultValue}
          label="Rental Company Phone"
          type="tel"
          maxLength={MAX_LINE_LENGTH}
          autoComplete="off"
        />
        <DateRange
          legend="Rental Date"
          from={field('bookingFrom')}
          to={field('bookingTo')}
          within={within}
          className="sm:col-span-full"
          calendar={<SelectDates from={field('bookingFrom').id} to={field('bookingTo').id} />}
        />
      </FormPart>
    </div>
  )
}

/** In CSS, so that it also works without script. */
const UNTIL_CHOSEN = 'group-not-has-[[name=purchaseType]:checked]:hidden'

function clearRental(form: HTMLFormElement | null) {
  for (const name of RENTAL_FIELDS) {
    const input = form?.elements.namedItem(name)
    if (input instanceof HTMLInputElement) input.value = ''
  }
}
