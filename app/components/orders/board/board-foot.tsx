import { type BoardTotals, sum } from '~/models/orders/board/bars'
import { weekTotals } from '~/models/orders/board/board-days'
import { type Booking, countDays, type Day, formatBooking } from '~/models/trade/days/day'
import { type Cents, formatExact, shortDollars } from '~/models/trade/money'

interface BoardFootProps {
  totals: BoardTotals
  columns: readonly Day[]
  /** What the amounts are: 'Cost'. */
  amounts: string
  /** Amounts of weeks, because a column has no room for that of a day. */
  isByWeek: boolean
}

/** The booked, overdue, external and agreed vehicles of each day, and the amounts of each day or week. */
export function BoardFoot({ totals, columns, amounts, isByWeek }: BoardFootProps) {
  const { booked, late, external, agreed, cents } = totals
  return (
    <tfoot>
      {booked.some(Boolean) && <Vehicles label="Vehicles booked" counts={booked} columns={columns} />}
      {late.some(Boolean) && <Vehicles label="Vehicles overdue" counts={late} columns={columns} />}
      {external.some(Boolean) && <Vehicles label="External vehicles" counts={external} columns={columns} />}
      {agreed?.some(Boolean) && <Vehicles label="Vehicles agreed" counts={agreed} columns={columns} />}
      {cents?.some(Boolean) && (
        <tr className="board-amounts">
          <th scope="row">
            {amounts} per {isByWeek ? 'week' : 'day, $'}
            <strong className="block">Total before tax {formatExact(sum(cents))}</strong>
          </th>
          {isByWeek
            ? weekTotals(columns, cents).map((week) => <WeekAmount key={week.from} week={week} />)
            : columns.map((day, index) => (
                <td key={day}>{cents[index] ? <Amount cents={cents[index]} /> : <Nothing />}</td>
              ))}
        </tr>
      )}
    </tfoot>
  )
}

type VehiclesProps = { label: string; counts: readonly number[]; columns: readonly Day[] }

function Vehicles({ label, counts, columns }: VehiclesProps) {
  return (
    <tr>
      <th scope="row">{label}</th>
      {columns.map((day, index) => (
        <td key={day}>{counts[index] || <Nothing />}</td>
      ))}
    </tr>
  )
}

/** In whole dollars, because a column is narrow; screen readers, the title and the CSV file have the exact amount. */
function Amount({ cents }: { cents: Cents }) {
  const exact = formatExact(cents)
  return (
    <span className="board-amount" title={exact}>
      <span aria-hidden="true">{shortDollars(cents)}</span>
      <span className="sr-only">{exact}</span>
    </span>
  )
}

/** Exact where its days have room for it. */
function WeekAmount({ week: { cents, ...week } }: { week: Booking & { cents: Cents } }) {
  const days = countDays(week)
  const exact = `${formatExact(cents)}, ${formatBooking(week, week.from)}`
  return (
    <td colSpan={days} className="board-week">
      {cents === 0 ? (
        <Nothing />
      ) : (
        <span className="board-amount" title={exact}>
          <span aria-hidden="true">{days > 3 ? formatExact(cents) : `$${shortDollars(cents)}`}</span>
          <span className="sr-only">{exact}</span>
        </span>
      )}
    </td>
  )
}

const Nothing = () => <span className="sr-only">0</span>
