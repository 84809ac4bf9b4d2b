import { Form, Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { BUTTON_CLASS } from '~/components/ui/button'
import { SelectDates } from '~/components/ui/calendar/select-dates'
import { plainField } from '~/components/ui/form/field-state'
import { DateRange } from '~/components/ui/form/text-field'
import { Icon } from '~/components/ui/icon'
import { EmptyState, Pager } from '~/components/ui/page'
import type { BarState } from '~/models/orders/board/bars'
import type { BoardDaysView } from '~/models/orders/board/board-days'
import { boardKeys } from '~/models/orders/board/board-keys'
import { ANY_DAYS, type Booking, formatBooking } from '~/models/trade/days/day'
import { Agenda } from './agenda'
import { Board, type BoardProps } from './board'
import { ChartKeys } from './board-keys'

interface BoardPageProps extends BoardProps, BoardDaysView {
  /** The states that can occur, for the legend. */
  states: readonly BarState[]
  /** The last row of this page if there are more. */
  next: string | null
  /** Returns this page's address with other days or another page. */
  toOf: (at: Partial<Booking> & { after?: string }) => string
  empty: { title: string; hint: string }
  /** Additional fields in front of the days. */
  fields?: ReactNode
}

/**
 * A day out of days below its page title: its days, legend, table, and the links to other pages. Phones show the agenda
 * instead of the table until that is asked for.
 */
export function BoardPage({ days, isCut, steps, states, next, toOf, empty, fields, ...board }: BoardPageProps) {
  const keys = boardKeys(board, states)
  return (
    <div className="mt-3 grid gap-3 md:mt-5 md:gap-4">
      <div className="board-days sheet no-print">
        <details key={`fold of ${days.from}/${days.to}`} className="board-fold md:hidden">
          <summary className="flex min-h-11 items-center justify-between gap-3 font-semibold">
            {fields ? 'Filter' : 'Dates'}
            <Icon name="down" className="turns w-4!" />
          </summary>
        </details>
        <ChosenDays key={`${days.from}/${days.to}`} days={days}>
          {fields}
        </ChosenDays>
        <Steps steps={steps} today={board.today} toOf={toOf} />
        {isCut && <p className="hint basis-full">Showing the first two months.</p>}
      </div>
      {board.groups.every(({ rows }) => rows.length === 0) ? (
        <EmptyState {...empty} />
      ) : (
        <>
          <Agenda {...board} keys={keys} />
          <div className="board-chart grid min-w-0 gap-4">
            <ChartKeys keys={keys} groups={board.groups} />
            <Board key={board.columns[0]} {...board} />
          </div>
          <Pager to={next && toOf({ ...days, after: next })} label="Show more vehicles" />
        </>
      )}
    </div>
  )
}

/** On phones it shows once the line above it is opened. */
function ChosenDays({ days, children }: Pick<BoardDaysView, 'days'> & { children: ReactNode }) {
  const field = plainField({ values: days }, ['from', 'to'])
  return (
    <Form method="get" className="board-form" preventScrollReset>
      {children}
      <DateRange
        legend="Dates"
        from={field('from')}
        to={field('to')}
        within={ANY_DAYS}
        className="flex-1 basis-72 sm:max-w-md"
        calendar={<SelectDates from={field('from').id} to={field('to').id} />}
      />
      <button type="submit" className={`${BUTTON_CLASS.outline} max-sm:w-full`}>
        {children ? 'Show' : 'Show dates'}
      </button>
    </Form>
  )
}

function Steps({ steps: { earlier, later }, today, toOf }: Pick<BoardPageProps, 'steps' | 'today' | 'toOf'>) {
  if (!earlier && !later) return null
  return (
    <nav aria-label="Days" className="flex flex-wrap gap-2">
      {earlier && (
        <Link className={BUTTON_CLASS.outline} to={toOf(earlier)} preventScrollReset>
          <Icon name="left" />
          <span className="max-md:sr-only">Earlier</span>
          <span className="sr-only">, {formatBooking(earlier, today)}</span>
        </Link>
      )}
      {later && (
        <Link className={BUTTON_CLASS.outline} to={toOf(later)} preventScrollReset>
          <span className="max-md:sr-only">Later</span>
          <span className="sr-only">, {formatBooking(later, today)}</span>
          <Icon name="right" />
        </Link>
      )}
    </nav>
  )
}
