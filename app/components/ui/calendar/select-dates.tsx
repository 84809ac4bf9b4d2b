import { type ComponentType, type MouseEvent, type ReactNode, useState } from 'react'
import { type Booking, takenAmong } from '~/models/trade/days/day'
import { BUTTON_CLASS } from '../button'
import { Icon } from '../icon'
import type { CalendarProps } from './calendar'

type SelectDatesProps = Omit<CalendarProps, 'title' | 'onClose'> & {
  /** The current values of the fields, if the form tracks them: taken days among them are listed below. */
  chosen?: Booking
  className?: string
  title?: string
}

/**
 * The button above two native date fields that opens the calendar, whose code loads on press. The form still submits
 * the fields; if the code fails to load, the user fills them in by hand.
 */
export function SelectDates({
  chosen,
  className = '',
  title = 'Select Date Range',
  ...fields
}: SelectDatesProps): ReactNode {
  const [Calendar, setCalendar] = useState<ComponentType<CalendarProps>>()
  const open = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // Safari does not focus a pressed button, and the dialog returns focus to whatever was focused before
    currentTarget.focus()
    import('./calendar').then(
      (loaded) => setCalendar(() => loaded.Calendar),
      () => {},
    )
  }
  return (
    <>
      <button type="button" className={`${BUTTON_CLASS.outline} with-script ${className}`} onClick={open}>
        <Icon name="calendar" />
        {title}
      </button>
      {chosen && fields.taken && (
        <div className="problem order-last flex-wrap empty:hidden" aria-live="polite">
          {takenAmong(fields.taken, chosen).map(({ words }) => (
            <p key={words}>{words}</p>
          ))}
        </div>
      )}
      {Calendar && <Calendar {...fields} title={title} onClose={() => setCalendar(undefined)} />}
    </>
  )
}
