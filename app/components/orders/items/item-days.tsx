import { SelectDates } from '~/components/ui/calendar/select-dates'
import type { FieldState } from '~/components/ui/form/field-state'
import { DateRange, TextField } from '~/components/ui/form/text-field'
import type { TypedDays } from '~/models/orders/items/item-price'
import { formatBookingOfYear } from '~/models/trade/days/day'
import type { AmendmentKind } from '~/models/trade/vocabulary/orders'
import type { ItemView } from '~/services/orders/items/require-item.server'
import { Days } from '../days'

export interface ItemDaysProps {
  kind: Exclude<AmendmentKind, 'cancel'>
  item: ItemView
  field: (name: 'from' | 'to') => FieldState
  /** As typed so far. */
  days: TypedDays
}

/** The date fields of an amendment: both ends for a change, otherwise only the last day. */
export function ItemDays({ kind, item, field, days }: ItemDaysProps) {
  const [from, to] = [field('from'), field('to')]
  // the field already shows the refusal
  const typed = from.errors?.length || to.errors?.length ? null : days
  const calendar = (
    <>
      <p className="hint">
        {kind === 'change' ? 'Choose dates from ' : 'Choose a day from '}
        <Days text={formatBookingOfYear(item.offered)} />.
      </p>
      {item.takenDaysText && <p className="hint">{item.takenDaysText}</p>}
      <ItemCalendar item={item} from={kind === 'change' ? from.id : null} to={to.id} typed={typed} />
    </>
  )
  if (kind === 'change') {
    return <DateRange legend="Booking Period" from={from} to={to} within={item.offered} calendar={calendar} />
  }
  const lastDay = <TextField {...to} min={item.offered.from} max={item.offered.to} type="date" {...LAST_DAY[kind]} />
  // an earlier end cannot conflict with another booking
  if (kind === 'complete') return lastDay
  return (
    <fieldset className="field">
      <legend>Booking Period</legend>
      {calendar}
      <div className="native-dates has-calendar">{lastDay}</div>
    </fieldset>
  )
}

const LAST_DAY = {
  extend: { label: 'New last day' },
  complete: {
    label: 'Last day of the rental',
    hint: "Today at the latest. Remaining days are released; the price doesn't change.",
  },
}

type ItemCalendarProps = { item: ItemView; from: string | null; to: string; typed: TypedDays | null }

/** The button that opens the calendar for these fields; without a `from` field, the first day stays as booked. */
function ItemCalendar({ item: { taken, booking }, from, to, typed }: ItemCalendarProps) {
  return (
    <SelectDates
      from={from ?? to}
      to={to}
      title={from === null ? 'Select Last Day' : undefined}
      label={from === null ? LAST_DAY.extend.label : undefined}
      since={from === null ? booking.from : undefined}
      taken={taken}
      own={[booking]}
      chosen={typed ? { from: from === null ? booking.from : typed.from, to: typed.to } : undefined}
    />
  )
}
