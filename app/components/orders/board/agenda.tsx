import { Link } from '@remix-run/react'
import { Accordion } from '~/components/ui/section'
import { type AgendaDay, type AgendaEntry, agendaOf, countsText, inUse } from '~/models/orders/board/agenda'
import { type BarState, sum } from '~/models/orders/board/bars'
import { NOTHING_SCHEDULED } from '~/models/orders/board/board-labels'
import { formatDay, weekdayName } from '~/models/trade/days/day'
import { pluralize } from '~/models/trade/format/text'
import { formatExact } from '~/models/trade/money'
import type { BoardProps } from './board'
import { BarAction } from './board-row'

interface AgendaProps extends BoardProps {
  /** The states that are counted, in order. */
  states: readonly BarState[]
}

/** The days of a chart on which something happens, as a list, for phones. */
export function Agenda({ states, amounts, detailLabel, ...chart }: AgendaProps) {
  const { past, days, unused } = agendaOf(chart)
  const { today, totals } = chart
  const total = sum(totals.cents ?? [])
  const counts = countsText(chart, states)
  return (
    <section className="agenda sheet no-print md:hidden" aria-label="Agenda">
      <p className="agenda-sum">
        <span>{counts || 'Nothing on these dates'}</span>
        {total > 0 && (
          <span>
            Total {amounts.toLowerCase()} before tax <b>{formatExact(total)}</b>
          </span>
        )}
      </p>
      <Days days={days} today={today} detailLabel={detailLabel} />
      {past.length > 0 && (
        <Accordion title="Earlier days" value={past.length}>
          <Days days={past} today={today} detailLabel={detailLabel} />
        </Accordion>
      )}
      {unused.length > 0 && (
        <Accordion title={NOTHING_SCHEDULED} value={pluralize(unused.length, 'vehicle')}>
          <ul className="agenda-unused">
            {unused.map(({ id, title, to }) => (
              <li key={id}>
                <Link className="link" to={to}>
                  <bdi>{title}</bdi>
                </Link>
              </li>
            ))}
          </ul>
        </Accordion>
      )}
    </section>
  )
}

type DaysProps = Pick<AgendaProps, 'today' | 'detailLabel'> & { days: readonly AgendaDay[] }

function Days({ days, ...common }: DaysProps) {
  const { today } = common
  return days.map((of) => {
    const { day, entries, others, cents } = of
    const isToday = day === today
    const amount = cents ? `${formatExact(cents)} ${isToday ? 'today' : 'that day'}` : null
    const rest = inUse(others, isToday)
    return (
      <section key={day} aria-labelledby={`agenda-${day}`}>
        <div className={`agenda-day ${isToday ? 'is-today' : ''}`}>
          <h2 id={`agenda-${day}`}>
            {isToday && 'Today, '}
            {weekdayName(day).slice(0, 3)}, {formatDay(day, today)}
          </h2>
          {/* today's vehicles are counted above */}
          <p>{[!isToday && inUse(of, false), amount].filter(Boolean).join(' · ')}</p>
        </div>
        {entries.length === 0 && !rest && <p className="agenda-none">Nothing on this day.</p>}
        <ul>
          {entries.map((entry) => (
            <Entry key={`${entry.row.id} ${entry.bar.state} ${entry.bar.from}`} entry={entry} {...common} />
          ))}
        </ul>
        {rest && (
          <p className="agenda-others">
            <span>Also {rest}</span>
            {others.cents ? <span>{formatExact(others.cents)}</span> : null}
          </p>
        )}
      </section>
    )
  })
}

type EntryProps = Omit<DaysProps, 'days'> & { entry: AgendaEntry }

function Entry({ entry, today, detailLabel }: EntryProps) {
  const { row, bar, group, letter, text, cents, totalCents, overdue } = entry
  const detail = row.detail && [detailLabel, row.detail].filter(Boolean).join(' ')
  return (
    <li className="agenda-entry">
      <i className={`board-bar is-${bar.state}`} aria-hidden="true">
        {letter}
      </i>
      <Link className="link agenda-link" to={bar.href ?? row.to}>
        <bdi>{row.title}</bdi>
      </Link>
      {cents !== null && (
        <p className="agenda-cents">
          {formatExact(cents)}
          {totalCents !== null && <span> of {formatExact(totalCents)}</span>}
        </p>
      )}
      {overdue && <BarAction {...{ bar: overdue, title: row.title, today }} className="agenda-action" />}
      <p className={`agenda-text ${bar.state === 'late' ? 'text-error' : ''}`}>{text}</p>
      {[bar.title || group, detail].filter(Boolean).map((about) => (
        <p key={about} className="agenda-about" dir="auto">
          {about}
        </p>
      ))}
    </li>
  )
}
