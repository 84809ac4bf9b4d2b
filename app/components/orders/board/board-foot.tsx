import { type BoardTotals, sum } from '~/models/orders/board/bars'
import type { Day } from '~/models/trade/days/day'
import { formatCents } from '~/models/trade/money'

interface BoardFootProps {
  totals: BoardTotals
  columns: readonly Day[]
  amountLabel: string
}

/** The booked vehicles and amounts of each day. */
export function BoardFoot({ totals: { booked, cents }, columns, amountLabel }: BoardFootProps) {
  return (
    <tfoot>
      <tr>
        <th scope="row">Vehicles booked</th>
        {columns.map((day, index) => (
          <td key={day}>{booked[index] || <Nothing />}</td>
        ))}
      </tr>
      {cents && (
        <tr className="board-amounts">
          <th scope="row">
            {amountLabel}
            <strong className="block">Total {formatCents(sum(cents))}</strong>
          </th>
          {columns.map((day, index) => (
            <td key={day}>
              {cents[index] ? <span className="board-amount">{formatCents(cents[index])}</span> : <Nothing />}
            </td>
          ))}
        </tr>
      )}
    </tfoot>
  )
}

const Nothing = () => <span className="sr-only">0</span>
