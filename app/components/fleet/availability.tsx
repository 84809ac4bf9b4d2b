import { type ComponentType, useEffect, useRef, useState } from 'react'
import type { CalendarOnPage } from '~/components/ui/calendar/calendar'
import { CalendarKeys } from '~/components/ui/calendar/calendar-keys'
import { MonthGrid } from '~/components/ui/calendar/month-grid'
import type { VehicleDays } from '~/models/fleet/free-days'
import { type Day, takenAmong } from '~/models/trade/days/day'
import { formatPrice } from '~/models/trade/money'

/**
 * Two months of a vehicle, one on phones. With script, pressing two days chooses them in the fields of the price card.
 */
export default function Availability({ days }: { days: VehicleDays }) {
  const place = useRef<HTMLDivElement>(null)
  const Calendar = useCalendarInView(place)
  return (
    <div className="sheet calendar-on-page mt-3" ref={place}>
      {Calendar ? <Calendar from="from" to="to" taken={days.taken} daily={days.daily} /> : <PlainMonths days={days} />}
    </div>
  )
}

/** The calendar's code, once its place is on screen. */
function useCalendarInView(place: { readonly current: HTMLElement | null }) {
  const [Calendar, setCalendar] = useState<ComponentType<Parameters<typeof CalendarOnPage>[0]>>()
  useEffect(() => {
    if (!place.current || !('IntersectionObserver' in window)) return
    const observer = new IntersectionObserver(([seen]) => {
      if (!seen?.isIntersecting) return
      observer.disconnect()
      import('~/components/ui/calendar/calendar').then(
        (loaded) => setCalendar(() => loaded.CalendarOnPage),
        () => {},
      )
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [place])
  return Calendar
}

/** The same months before and without script. */
function PlainMonths({ days: { months, bookable, taken, daily, requested } }: { days: VehicleDays }) {
  const cell = (day: Day) => {
    const isTaken = takenAmong(taken, { from: day, to: day }).length > 0
    const isChosen = requested.from <= day && day <= requested.to
    const isEnd = isChosen && (day === requested.from || day === requested.to)
    const look =
      day < bookable.from ? 'is-past' : isTaken ? 'is-taken' : isEnd ? 'is-end' : isChosen ? 'is-between' : ''
    return (
      <td>
        <span className={`day ${look}`}>
          {Number(day.slice(8))}
          {isTaken && <span className="sr-only">, taken</span>}
          {isChosen && <span className="sr-only">, yours</span>}
        </span>
      </td>
    )
  }
  return (
    <>
      <div className="dialog-body">
        <div className="calendar">
          {months.map(({ month, name, weeks }) => (
            <div key={month}>
              <h3 id={`month-${month}`}>{name}</h3>
              <MonthGrid weeks={weeks} aria-labelledby={`month-${month}`} cell={cell} />
            </div>
          ))}
        </div>
        <CalendarKeys taken={taken} isOnPage />
      </div>
      <div className="dialog-foot calendar-foot">
        <p className="price">{formatPrice(daily)} a day</p>
      </div>
    </>
  )
}
