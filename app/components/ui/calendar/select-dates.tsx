import { type ComponentType, type MouseEvent, useState } from 'react'
import { BUTTON_CLASS } from '../button-class'
import { Icon } from '../icon'
import type { CalendarProps } from './calendar'

export type SelectDatesProps = Omit<CalendarProps, 'title' | 'onClose'> & { className?: string }

/** The button that opens the calendar, whose code comes with the press. */
export default function SelectDates({ className = '', ...fields }: SelectDatesProps) {
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
      {Calendar && <Calendar {...fields} title={TITLE} onClose={() => setCalendar(undefined)} />}
    </>
  )
}

const TITLE = 'Select Date Range'
