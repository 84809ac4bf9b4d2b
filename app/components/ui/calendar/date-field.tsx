import { type ComponentType, type MouseEvent, type ReactNode, useId, useState } from 'react'
import { type Booking, formatBooking, isDay, takenAmong } from '~/models/trade/days/day'
import { Icon } from '../icon'
import type { CalendarProps } from './calendar'
import { useDateFields } from './use-date-fields'

export type DateFieldProps = Omit<CalendarProps, 'title' | 'onClose' | 'opener'> & {
  /** The current values of the fields, if the form tracks them: taken days among them are listed below. */
  chosen?: Booking
  label?: string
  title?: string
}

/**
 * One field in place of two native date fields, which follow it in the element with the class `native-dates`. It shows
 * their days and opens the calendar, whose code loads on press. The form still submits the native fields; without
 * script, and until this code has loaded, they are on screen.
 */
export default function DateField({
  chosen,
  label = 'Dates',
  title = 'Select Date Range',
  ...calendar
}: DateFieldProps): ReactNode {
  const id = useId()
  const { from, to, since } = calendar
  const [Calendar, setCalendar] = useState<ComponentType<CalendarProps>>()
  const [opener, setOpener] = useState<HTMLButtonElement | null>(null)
  const [isNative, setNative] = useState(false)
  const fields = useDateFields(from, to, opener)
  const open = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // Safari does not focus a pressed button, and the calendar returns focus to whatever was focused before
    currentTarget.focus()
    import('./calendar').then(
      (loaded) => setCalendar(() => loaded.Calendar),
      () => setNative(true),
    )
  }
  return (
    <>
      {fields && !isNative && (
        <div className="field one-date">
          {/* a label element would take the place of the days in the name */}
          <p id={`${id}-label`}>{label}</p>
          <button
            ref={setOpener}
            type="button"
            id={id}
            className={`input date-button ${fields.isInvalid ? 'is-wrong' : ''}`}
            aria-labelledby={`${id}-label ${id}`}
            aria-describedby={fields.describedBy}
            onClick={open}
          >
            <span className="grow truncate text-left">
              {shownDays(since ? fields.to : fields.from, fields.to, fields.min) || title}
            </span>
            <Icon name="calendar" />
          </button>
        </div>
      )}
      {chosen && calendar.taken && (
        <div className="problem order-last flex-wrap empty:hidden" aria-live="polite">
          {takenAmong(calendar.taken, chosen).map(({ text }) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      )}
      {Calendar && <Calendar {...calendar} title={title} opener={opener} onClose={() => setCalendar(undefined)} />}
    </>
  )
}

/** 'Dec 7 to Dec 11'; '' unless both are there. */
function shownDays(from: string, to: string, today: string): string {
  return isDay(from) && isDay(to) ? formatBooking({ from, to }, today) : ''
}
