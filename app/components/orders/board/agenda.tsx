import { Link } from '@remix-run/react'
import { Accordion } from '~/components/ui/section'
import { type AgendaDay, type AgendaEntry, agendaOf, countsText, inUse } from '~/models/orders/board/agenda'
import { type BarState, sum } from '~/models/orders/board/bars'
import { NOTHING_SCHEDULED } from '~/models/orders/board/board-labels'
import { formatDay, weekdayName } from '~/models/trade/days/day'
import { pluralize } from '~/models/trade/format/text'
import { formatCents, formatExact } from '~/models/trade/money'
import type { BoardProps } from './board'

interface AgendaProps extends BoardProps {
  /** The states that are counted, in order. */
  states: readonly BarState[]
}

/** The days of a chart on which something happens, as a list, for phones. */
export function Agenda({ states, amounts, ...chart }: AgendaProps) {
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
            Total {amounts.toLowerCase()} <b>{formatCents(total)}</b>
          </span>
        )}
      </p>
      {past.length > 0 && (
        <Accordion title="Earlier days" value={past.length}>
          <Days days={past} today={today} />
        </Accordion>
      )}
      <Days days={days} today={today} />
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

type DaysProps = Pick<AgendaProps, 'today'> & { days: readonly AgendaDay[] }

function Days({ days, today }: DaysProps) {
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
          <p>{[inUse(of, isToday), amount].filter(Boolean).join(' · ')}</p>
        </div>
        {entries.length === 0 && !rest && <p className="agenda-none">Nothing on this day.</p>}
        <ul>
          {entries.map((entry) => (
            <Entry key={`${entry.row.id} ${entry.bar.state} ${entry.bar.from}`} entry={entry} />
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

function Entry({ entry: { row, bar, group, letter, text, cents, totalCents } }: { entry: AgendaEntry }) {
  const about = [bar.title || group, row.detail].filter(Boolean).join(' · ')
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
      <p className={`agenda-text ${bar.state === 'late' ? 'text-error' : ''}`}>{text}</p>
      {about && (
        <p className="agenda-about" dir="auto">
          {about}
        </p>
      )}
    </li>
  )
}
