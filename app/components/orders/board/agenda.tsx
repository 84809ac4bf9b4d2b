import { Link } from '@remix-run/react'
import { Accordion } from '~/components/ui/section'
import { type AgendaDay, type AgendaEntry, agendaOf, type Urgent } from '~/models/orders/board/agenda'
import { inUse } from '~/models/orders/board/agenda-others'
import { sum } from '~/models/orders/board/bars'
import type { BoardKey } from '~/models/orders/board/board-keys'
import { NOTHING_SCHEDULED } from '~/models/orders/board/board-labels'
import { countDays, type Day, formatDay, formatDayCount, weekdayName } from '~/models/trade/days/day'
import { pluralize } from '~/models/trade/format/text'
import { formatExact } from '~/models/trade/money'
import type { BoardProps } from './board'
import { BoardKeys, URGENT_LOOKS, urgentId } from './board-keys'
import { BarAction } from './board-row'

interface AgendaProps extends BoardProps {
  keys: readonly BoardKey[]
}

/** The days of a chart with vehicles as a list, for phones. */
export function Agenda({ keys, amounts, detailLabel, ...chart }: AgendaProps) {
  const { past, days, urgent, unused } = agendaOf(chart)
  const common = { today: chart.today, detailLabel, urgent }
  const total = sum(chart.totals.cents ?? [])
  // days taken by others are only in the chart
  const listed = keys.filter(({ state }) => state !== 'taken')
  return (
    <section className="agenda sheet no-print md:hidden" aria-label="Agenda">
      <div className="agenda-sum">
        {listed.length > 0 ? (
          <BoardKeys keys={listed} urgent={urgent} />
        ) : (
          <p>{NOTHING_SCHEDULED} for these vehicles on these dates</p>
        )}
        {total > 0 && (
          <p>
            Total {amounts.toLowerCase()} before tax <b>{formatExact(total)}</b>
          </p>
        )}
      </div>
      <Days days={days} {...common} />
      {past.length > 0 && (
        <Accordion title="Earlier days" value={sum(past.map(({ day, last }) => countDays({ from: day, to: last })))}>
          <Days days={past} {...common} />
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

type DaysProps = Pick<AgendaProps, 'today' | 'detailLabel'> & { days: readonly AgendaDay[]; urgent: Urgent }

function Days({ days, ...common }: DaysProps) {
  const { today } = common
  return days.map((of) => {
    const { day, last, entries, others, cents } = of
    const isToday = day === today
    const when = last > day ? `in ${formatDayCount(countDays({ from: day, to: last }))}` : 'that day'
    const amount = cents ? `${formatExact(cents)} ${isToday ? 'today' : when}` : null
    return (
      <section key={day} aria-labelledby={`agenda-${day}`}>
        <div className={`agenda-day ${isToday ? 'is-today' : ''}`}>
          <h2 id={`agenda-${day}`}>
            {isToday && 'Today, '}
            {weekdayAndDay(day, today)}
            {last > day && ` to ${weekdayAndDay(last, today)}`}
          </h2>
          {/* today's vehicles are counted above */}
          <p>{[!isToday && inUse(of), amount].filter(Boolean).join(' · ')}</p>
        </div>
        {entries.length === 0 && others.length === 0 && (
          <p className="agenda-none">{NOTHING_SCHEDULED} for these vehicles today.</p>
        )}
        <ul>
          {entries.map((entry) => (
            <Entry key={`${entry.row.id} ${entry.bar.state} ${entry.bar.from}`} entry={entry} {...common} />
          ))}
        </ul>
        {others.map(({ text, cents }) => (
          <p key={text} className="agenda-others">
            <span>{text}</span>
            {entries.length > 0 && cents ? <span>{formatExact(cents)}</span> : null}
          </p>
        ))}
      </section>
    )
  })
}

const weekdayAndDay = (day: Day, today: Day) => `${weekdayName(day).slice(0, 3)}, ${formatDay(day, today)}`

type EntryProps = Omit<DaysProps, 'days'> & { entry: AgendaEntry }

function Entry({ entry, today, detailLabel, urgent }: EntryProps) {
  const { row, bar, group, letter, text, cents, totalCents, rental } = entry
  const detail = row.detail && [detailLabel, row.detail].filter(Boolean).join(' ')
  return (
    <li className="agenda-entry">
      <i className={`board-bar is-${bar.state}`} aria-hidden="true">
        {letter}
      </i>
      <Link
        id={urgent[bar.state] === entry ? urgentId(bar.state) : undefined}
        className="link agenda-link"
        to={bar.href ?? row.to}
      >
        <bdi>{row.title}</bdi>
      </Link>
      {cents !== null && (
        <p className="agenda-cents">
          {formatExact(cents)}
          {totalCents !== null && <span> of {formatExact(totalCents)}</span>}
          {bar.isPurchase && bar.from < bar.to && <span> that day</span>}
        </p>
      )}
      <p className={`agenda-text ${URGENT_LOOKS[bar.state] ?? ''}`}>{text}</p>
      {[bar.title || group, detail].filter(Boolean).map((about) => (
        <p key={about} className="agenda-about" dir="auto">
          {about}
        </p>
      ))}
      {rental && <BarAction {...{ bar: rental, title: row.title, today }} className="agenda-action" />}
    </li>
  )
}
