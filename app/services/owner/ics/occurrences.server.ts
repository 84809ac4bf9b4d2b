import ICAL from 'ical.js'
import { type Booking, type Day, isDay } from '~/models/trade/days/day'
import { addDays } from '~/models/trade/days/days'
import { type Clock, DAY_MS, daysOf, type EventTime, readTime } from './event-time.server'

/** More than any real rule has; longer lists make the iterator slow. */
const MAX_RULE_LENGTH = 500
const MAX_INTERVAL = 1_000
/** Longer events are cut to this. */
const MAX_DAYS = 3_660

/** Counts steps and throws when they are used up, so that a file cannot decide how long it is read. */
export type Spend = (steps?: number) => void

type Component = InstanceType<typeof ICAL.Component>
type Property = InstanceType<typeof ICAL.Property>

export type CalendarEvent = {
  component: Component
  uid: string
  start: EventTime
  /** The occurrence of a recurring event that this one replaces. */
  replaces: EventTime | null
  /** Whether it blocks time. */
  isBusy: boolean
}

/** Parses one event; null without a usable start. Throws if its lines are invalid. */
export function readEvent(lines: string, clock: Clock): CalendarEvent | null {
  const component = new ICAL.Component(ICAL.parse(lines))
  const start = timesOf(component, 'dtstart', clock)[0]
  if (!start) return null
  const text = (name: string) => String(component.getFirstPropertyValue(name) ?? '')
  return {
    component,
    uid: text('uid'),
    start,
    replaces: timesOf(component, 'recurrence-id', clock)[0] ?? null,
    isBusy: text('status').toUpperCase() !== 'CANCELLED' && text('transp').toUpperCase() !== 'TRANSPARENT',
  }
}

function timesOf(component: Component, name: string, clock: Clock): EventTime[] {
  return component.getAllProperties(name).flatMap((property) => valuesOf(property, clock))
}

function valuesOf(property: Property, clock: Clock): EventTime[] {
  const tzid = String(property.getFirstParameter('tzid') ?? '')
  return property.getValues().flatMap((value) => readTime(value, tzid, clock) ?? [])
}

/**
 * The days of an event that overlap `within`, one period per occurrence. `replaced`: occurrences that other events
 * replace.
 */
export function occurrencesOf(
  event: CalendarEvent,
  { clock, within, replaced, spend }: { clock: Clock; within: Booking; replaced: readonly EventTime[]; spend: Spend },
): Booking[] {
  const { component, start } = event
  const length = lengthOf(component, start, clock)
  const left = new Set<string>()
  for (const time of [...timesOf(component, 'exdate', clock), ...replaced]) {
    spend()
    left.add(time.isDate ? time.wall.slice(0, 10) : String(time.at()))
  }
  const periods: Booking[] = []
  const add = (time: EventTime) => {
    spend()
    if (left.size > 0 && (left.has(time.wall.slice(0, 10)) || left.has(String(time.at())))) return
    const days = daysOf(time, length, clock)
    if (days.from <= within.to && days.to >= within.from) periods.push(days)
  }
  add(start)
  for (const time of timesOf(component, 'rdate', clock)) add(time)
  for (const property of component.getAllProperties('rrule'))
    for (const time of repeated(property, event, { within, length, spend })) add(time)
  return periods
}

/** Length in milliseconds; 0 without an end, which means the day or the moment of its start. */
function lengthOf(component: Component, start: EventTime, clock: Clock): number {
  const end = timesOf(component, 'dtend', clock)[0]
  const duration = component.getFirstPropertyValue('duration')
  const length = end ? end.at() - start.at() : duration instanceof ICAL.Duration ? duration.toSeconds() * 1_000 : 0
  return Math.min(Math.max(Number.isFinite(length) ? length : 0, 0), MAX_DAYS * DAY_MS)
}

type Reach = { within: Booking; length: number; spend: Spend }

/** The starts of a recurrence rule, up to the last day needed. */
function* repeated(
  property: Property,
  { start }: CalendarEvent,
  { within, length, spend }: Reach,
): Iterable<EventTime> {
  const rule = property.getFirstValue()
  if (!(rule instanceof ICAL.Recur)) return
  if (rule.toString().length > MAX_RULE_LENGTH || rule.interval > MAX_INTERVAL)
    throw new Error('The rule is too large.')
  const earliest = addDays(within.from, -Math.ceil(length / DAY_MS) - 2)
  const latest = addDays(within.to, 1)
  const months = rule.getComponent('BYMONTH')
  const iterator = new CountedIterator(rule, nearStart(rule, start, earliest), spend)
  for (let next = iterator.next(); next; next = iterator.next()) {
    spend()
    // the iterator starts with the month of the start, even if the rule excludes it
    if (months.length > 0 && !months.includes(next.month)) continue
    const time = start.movedTo(next)
    if (time.wall.slice(0, 10) > latest || !isDay(time.wall.slice(0, 10))) return
    yield time
  }
}

/**
 * For rules without COUNT: moves the start close to the days needed by whole intervals, so that a rule that began years
 * ago takes no longer than a new one.
 */
function nearStart(rule: InstanceType<typeof ICAL.Recur>, { time, wall }: EventTime, earliest: Day) {
  const days = rule.freq === 'DAILY' ? rule.interval : rule.freq === 'WEEKLY' ? 7 * rule.interval : 0
  const behind = Math.floor((Date.parse(earliest) - Date.parse(wall.slice(0, 10))) / DAY_MS)
  if (days === 0 || rule.count || !(behind > days)) return time
  const moved = time.clone()
  moved.day += Math.floor(behind / days) * days
  return moved
}

/** The iterator of ical.js with its inner loops counted, because a rule that never matches would run forever. */
class CountedIterator extends ICAL.RecurIterator {
  constructor(rule: InstanceType<typeof ICAL.Recur>, dtstart: InstanceType<typeof ICAL.Time>, spend: Spend) {
    spending = spend
    super({ rule, dtstart })
  }
  override check_contracting_rules(): boolean {
    spending()
    return super.check_contracting_rules()
  }
  override increment_monthday(days: number): void {
    spending(1 + Math.ceil(days / 50))
    super.increment_monthday(days)
  }
  override increment_month(): void {
    spending()
    super.increment_month()
  }
  override expand_year_days(year: number): number {
    spending(20)
    return super.expand_year_days(year)
  }
}

/** Counter of the current iterator: its constructor iterates before its own fields can be set. */
let spending: Spend = () => undefined
