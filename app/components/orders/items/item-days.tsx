import { lazy, Suspense, useDeferredValue, useMemo } from 'react'
import type { FieldState } from '~/components/ui/form/field-state'
import { DateRange } from '~/components/ui/form/inputs/date-range'
import { TextField } from '~/components/ui/form/text-field'
import type { TypedDays } from '~/models/orders/items/item-price'
import type { AmendmentKind } from '~/models/trade/vocabulary/orders'
import type { ItemView } from '~/services/orders/items/require-item.server'

// a dialog works without it: where it does not arrive, the fields are there
const SelectDates = lazy(() => import('~/components/ui/calendar/select-dates').catch(() => ({ default: () => null })))

export interface ItemDaysProps {
  act: Exclude<AmendmentKind, 'cancel'>
  item: ItemView
  field: (name: 'from' | 'to') => FieldState
  /** As far as they are typed. */
  days: TypedDays
}

/** The days that a dialog of a booked vehicle asks for: both ends of a change, else the last one alone. */
export function ItemDays({ act, item, field, days }: ItemDaysProps) {
  const [from, to] = [field('from'), field('to')]
  // the field already shows the refusal
  const typed = from.errors?.length || to.errors?.length ? null : days
  const button = useCalendar(item, { from: act === 'change' ? from.id : null, to: to.id }, typed)
  const calendar = (
    <>
      {item.takenDaysText && <p className="hint">{item.takenDaysText}</p>}
      {button}
    </>
  )
  if (act === 'change') {
    return <DateRange legend="Booking Period" from={from} to={to} within={item.offered} calendar={calendar} />
  }
  return (
    <fieldset className="field">
      <legend>Booking Period</legend>
      {calendar}
      <TextField {...to} min={item.offered.from} max={item.offered.to} type="date" {...LAST_DAY[act]} />
    </fieldset>
  )
}

const LAST_DAY = {
  extend: { label: 'New last day' },
  complete: {
    label: 'Last day of the rental',
    hint: 'From the first day to today. The days after it are free for others; the price stays.',
  },
}

/** The button that opens the calendar over these fields; a first day without a field stays as it is booked. */
function useCalendar(item: ItemView, fields: { from: string | null; to: string }, days: TypedDays | null) {
  const { taken, booking } = item
  const typed = useDeferredValue(days)
  const { from, to } = fields
  // another one while the button has not arrived would drop what the server has drawn
  return useMemo(
    () => (
      <Suspense>
        <SelectDates
          from={from ?? to}
          to={to}
          since={from === null ? booking.from : undefined}
          taken={taken}
          own={[booking]}
          chosen={typed ? { from: from === null ? booking.from : typed.from, to: typed.to } : undefined}
        />
      </Suspense>
    ),
    [from, to, typed, taken, booking],
  )
}
