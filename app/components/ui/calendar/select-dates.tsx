import { type ComponentType, type MouseEvent, type ReactNode, useState } from 'react'
import { type Booking, takenAmong } from '~/models/trade/days/day'
import { BUTTON_CLASS } from '../button'
import { Icon } from '../icon'
import type { CalendarProps } from './calendar'

type SelectDatesProps = Omit<CalendarProps, 'title' | 'onClose'> & {
  /** What stands in the fields, as far as it is followed: what of it is taken is said below them. */
  chosen?: Booking
  className?: string
}

/**
 * The button over two native date fields that opens the calendar, whose code is loaded with the press. The fields stay what
 * a form sends, and where the code does not arrive they are filled in by hand.
 */
export function SelectDates({ chosen, className = '', ...fields }: SelectDatesProps): ReactNode {
  const [Calendar, setCalendar] = useState<ComponentType<CalendarProps>>()
  const open = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // a press gives it no focus in Safari, and there would be nothing to give the focus back to
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
        {TITLE}
      </button>
      {chosen && fields.taken && (
        <div className="problem order-last flex-wrap empty:hidden" aria-live="polite">
          {takenAmong(fields.taken, chosen).map(({ words }) => (
            <p key={words}>{words}</p>
          ))}
        </div>
      )}
      {Calendar && <Calendar {...fields} title={TITLE} onClose={() => setCalendar(undefined)} />}
    </>
  )
}

const TITLE = 'Select Date Range'
