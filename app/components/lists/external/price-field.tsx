import type { FocusEvent } from 'react'
import type { FieldTexts } from '~/components/ui/form/field'
import type { FieldState } from '~/components/ui/form/field-state'
import { MoneyField } from '~/components/ui/form/text-field'
import { priceOnBlur, priceShown } from '~/models/lists/external/price'

/** Dollars with two decimals: with a thousands separator while it has no focus. */
export function PriceField(props: FieldState & FieldTexts) {
  return <MoneyField {...props} defaultValue={priceShown(props.defaultValue ?? '')} onFocus={plain} onBlur={written} />
}

function plain({ currentTarget: input }: FocusEvent<HTMLInputElement>) {
  if (!input.value) return
  input.value = priceOnBlur(input.value) || input.value
  // a new value would clear the selection that the Tab key makes, and typing would append to the old amount
  input.select()
}

function written({ currentTarget: input }: FocusEvent<HTMLInputElement>) {
  input.value = priceShown(priceOnBlur(input.value))
}
