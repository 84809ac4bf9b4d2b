import { SelectField } from '~/components/ui/form/choice-fields'
import type { FieldState } from '~/components/ui/form/field-state'
import { TextField } from '~/components/ui/form/text-field'
import { printNote } from '~/models/trade/format/printable'
import { STATES } from '~/models/trade/vocabulary/states'

/** The field names in screen order. */
export const ADDRESS = ['email', 'phoneNumber', 'addressLine1', 'addressLine2', 'city', 'state', 'zipcode'] as const

/** The contact and address fields of a company, with browser autofill; for a grid of two columns. */
export function AddressFields({ field }: { field: (name: (typeof ADDRESS)[number]) => FieldState }) {
  return (
    <>
      <TextField {...field('email')} label="Email" type="email" autoComplete="email" />
      <TextField {...field('phoneNumber')} label="Phone number" type="tel" autoComplete="tel" hint="US numbers only." />
      <TextField {...field('addressLine1')} label="Address line 1" noteAbout={printNote} autoComplete="address-line1" />
      <TextField
        {...field('addressLine2')}
        label="Address line 2 (optional)"
        noteAbout={printNote}
        autoComplete="address-line2"
      />
      <TextField {...field('city')} label="City" noteAbout={printNote} autoComplete="address-level2" />
      <div className="grid grid-cols-2 items-start gap-3">
        <SelectField
          {...field('state')}
          label="State"
          choices={STATES}
          emptyLabel="Choose"
          autoComplete="address-level1"
        />
        <TextField {...field('zipcode')} label="Zipcode" autoComplete="postal-code" inputMode="numeric" />
      </div>
    </>
  )
}
