import { useLocation } from '@remix-run/react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import {
  type CalendarView,
  type Choosing,
  monthAfter,
  pressDay,
  sortDays,
  viewAt,
  viewByKey,
  viewByMonth,
} from '~/models/trade/days/calendar'
import { type Booking, type Day, isDay, type TakenDays } from '~/models/trade/days/day'
import type { Cents } from '~/models/trade/money'
import { Dialog } from '../dialog/dialog'
import { Icon } from '../icon'
import sheet from './calendar.css?url'
import { CalendarFoot } from './calendar-foot'
import { CalendarKeys } from './calendar-keys'
import { CalendarPopover, fitsBeside } from './calendar-popover'
import { MonthTable } from './month-grid'
import { dateField, fill, useDateFields } from './use-date-fields'

export interface CalendarProps {
  title: string
  /** Ids of the native date fields: their min and max limit the calendar, and choosing a range fills them in. */
  from: string
  to: string
  /** The first day if it is fixed: then one press chooses the last day, and `from` and `to` are the same field. */
  since?: Day
  /** Days that cannot be chosen, earliest first. */
  taken?: readonly TakenDays[]
  /** Days that are already the viewer's own; they are marked. */
  own?: readonly Booking[]
  /** The list price of a day, to show that of the days. */
  daily?: Cents
  /** The element that it opens beside. */
  opener: HTMLElement | null
  onClose: () => void
}

/** Two months beside the field that opens them, or in a dialog on phones and in browsers without popovers. */
export function Calendar({ title, opener, onClose, ...days }: CalendarProps) {
  const { pathname, search } = useLocation()
  const [isStyled, setStyled] = useState(false)
  const style = <link rel="stylesheet" href={sheet} onLoad={() => setStyled(true)} onError={() => setStyled(true)} />
  const months = <CalendarMonths {...days} isStyled={isStyled} isFocused onChosen={onClose} />
  if (opener && fitsBeside()) {
    return (
      <CalendarPopover title={title} opener={opener} isStyled={isStyled} onClose={onClose}>
        {style}
        {months}
      </CalendarPopover>
    )
  }
  return (
    <Dialog title={title} closeTo={pathname + search} onClose={onClose} size="large">
      {style}
      {months}
    </Dialog>
  )
}

/** The same as part of a page, which follows its fields. */
export function CalendarOnPage(days: Omit<CalendarProps, 'title' | 'opener' | 'onClose'>) {
  useDateFields(days.from, days.to, null)
  return <CalendarMonths {...days} isStyled isFocused={false} onChosen={nothing} />
}

const nothing = () => {}

type CalendarMonthsProps = Omit<CalendarProps, 'title' | 'opener' | 'onClose'> & {
  isStyled: boolean
  /** Whether a day gets the focus at first. */
  isFocused: boolean
  onChosen: () => void
}

/** Two presses choose a range; keys work as in any date grid. */
function CalendarMonths({
  from,
  to,
  since,
  taken = NONE,
  own = NONE,
  daily,
  isStyled,
  isFocused,
  onChosen,
}: CalendarMonthsProps) {
  const [fields] = useState(() => ({ from: dateField(from), to: dateField(to) }))
  const within = { from: fields.from.min, to: fields.to.max }
  const selected = { from: since ?? fields.from.value, to: fields.to.value }
  const [view, setView] = useState(() => viewAt(isDay(fields.from.value) ? fields.from.value : within.from, within))
  const start: Choosing = { first: since ?? null, inTheWay: NONE, free: null }
  const [{ first, inTheWay, free }, setChoosing] = useState(start)
  const [ahead, setAhead] = useState<Day | null>(null)
  const { months, follow } = useFocusedDay(view.day, isStyled, isFocused)

  const moveByKey = (event: KeyboardEvent) => {
    const next = viewByKey(view, event, within)
    if (!next) return
    event.preventDefault()
    follow(next.day)
    setView(next)
    setAhead(next.day)
  }
  const press = (day: Day) => {
    const pressed = pressDay(first, day, taken, within)
    setView({ ...view, day })
    if (!('inTheWay' in pressed)) return choose(pressed)
    setChoosing(since ? { ...pressed, first: since, free: null } : pressed)
  }
  const choose = (days: Booking) => {
    if (!since) fill(fields.from, days.from)
    fill(fields.to, days.to)
    setChoosing(start)
    onChosen()
  }
  const take = (days: Booking) => {
    follow(days.from)
    setView(viewAt(days.from, within))
    choose(days)
  }
  const wanted = first || !ahead ? null : { from: ahead, to: ahead }
  const range = first && (ahead || !since) ? sortDays(first, ahead ?? first) : selected
  return (
    <>
      <div className="dialog-body" hidden={!isStyled}>
        <div className="calendar" ref={months}>
          <Step view={view} step={-1} within={within} onView={setView} />
          {[view.month, monthAfter(view.month, 1)].map((month) => (
            <MonthTable
              key={month}
              month={month}
              reached={view.day}
              onKeyDown={moveByKey}
              onDay={press}
              onAhead={setAhead}
              marks={{ within, range, taken, own }}
            />
          ))}
          <Step view={view} step={1} within={within} onView={setView} />
        </div>
        <CalendarKeys taken={taken} own={own} isOnPage={!isFocused} />
      </div>
      <CalendarFoot
        {...{ first, inTheWay, free, taken, daily }}
        days={wanted ?? range}
        today={within.from}
        onTake={take}
      />
    </>
  )
}

const NONE: readonly TakenDays[] = []

type StepProps = { view: CalendarView; step: 1 | -1; within: Booking; onView: (view: CalendarView) => void }

/** Moves one month forward or back. At the limit it stays in the DOM, so that it keeps focus. */
function Step({ view, step, within, onView }: StepProps) {
  const next = viewByMonth(view, step, within)
  return (
    <button
      type="button"
      className={`tap calendar-step ${step < 0 ? 'is-back' : 'is-on'}`}
      aria-disabled={next === null}
      onClick={() => next && onView(next)}
    >
      <Icon name={step < 0 ? 'left' : 'right'} />
      <span className="sr-only">{step < 0 ? 'Previous month' : 'Next month'}</span>
    </button>
  )
}

/** Focuses the day once the calendar has its styles, and every day that a key moves to. */
function useFocusedDay(day: Day, isThere: boolean, isFocused: boolean) {
  const months = useRef<HTMLDivElement>(null)
  const awaited = useRef<Day | null>(isFocused ? day : null)
  const focus = (next: Day) => {
    awaited.current = null
    months.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus()
  }
  useEffect(() => {
    if (isThere && awaited.current === day) focus(day)
  })
  return {
    months,
    follow(next: Day) {
      if (next === day) focus(next)
      else awaited.current = next
    },
  }
}
