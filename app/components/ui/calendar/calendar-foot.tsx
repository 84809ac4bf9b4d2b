import type { Choosing } from '~/models/trade/days/calendar'
import {
  type Booking,
  type Day,
  formatBooking,
  formatDay,
  isDay,
  type TakenDays,
  takenAmong,
} from '~/models/trade/days/day'
import { priceForDays } from '~/models/trade/days/price-for-days'
import type { Cents } from '~/models/trade/money'
import { BUTTON_CLASS } from '../button'

interface CalendarFootProps extends Choosing {
  /** The chosen days, or the one under the pointer. */
  days: Booking
  taken: readonly TakenDays[]
  daily: Cents | undefined
  today: Day
  onTake: (days: Booking) => void
}

/** What to choose next, the nearest free days if some are taken, and the list price of the days. */
export function CalendarFoot({ first, inTheWay, free, days, taken, daily, today, onTake }: CalendarFootProps) {
  const prompt = first ? `From ${formatDay(first, today)}. Choose the last day.` : 'Choose a start date.'
  return (
    <footer className="dialog-foot calendar-foot">
      <p role="status">{[...inTheWay.map(({ text }) => text), prompt].join(' ')}</p>
      {free && (
        <button type="button" className={BUTTON_CLASS.outline} onClick={() => onTake(free)}>
          Take {formatBooking(free, today)}
        </button>
      )}
      <p className="price">{daily !== undefined && priceOfFree(daily, days, taken)}</p>
    </footer>
  )
}

/** '' while a day is missing or taken. */
function priceOfFree(daily: Cents, days: Booking, taken: readonly TakenDays[]): string {
  const isComplete = isDay(days.from) && isDay(days.to) && days.from <= days.to
  return isComplete && takenAmong(taken, days).length === 0 ? priceForDays(daily, days) : ''
}
