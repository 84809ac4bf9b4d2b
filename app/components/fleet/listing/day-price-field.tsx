import { useState } from 'react'
import type { FieldState } from '~/components/ui/form/field-state'
import { MoneyField } from '~/components/ui/form/text-field'
import { ratesText } from '~/models/fleet/listing/rates-text'

/** The day price, with the week and month rates that follow from it: live with script, after saving without. */
export function DayPriceField({ field }: { field: FieldState }) {
  const [typed, setTyped] = useState(field.defaultValue ?? '')
  return (
    <div className="grid content-start gap-2">
      <MoneyField {...field} label="Daily rate" onInput={({ currentTarget }) => setTyped(currentTarget.value)} />
      <output htmlFor={field.id} className="hint">
        {ratesText(typed)}
      </output>
    </div>
  )
}
