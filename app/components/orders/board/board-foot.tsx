import { type BoardTotals, sum } from '~/models/orders/board/bars'
import type { Day } from '~/models/trade/days/day'
import { type Cents, formatCents, shortDollars } from '~/models/trade/money'

interface BoardFootProps {
  totals: BoardTotals
  columns: readonly Day[]
  amountLabel: string
}

/** The booked, external and agreed vehicles and amounts of each day. */
export function BoardFoot({ totals: { booked, external, agreed, cents }, columns, amountLabel }: BoardFootProps) {
  return (
    <tfoot>
      {booked.some(Boolean) && <Vehicles label="Vehicles booked" counts={booked} columns={columns} />}
      {external.some(Boolean) && <Vehicles label="External vehicles" counts={external} columns={columns} />}
      {agreed?.some(Boolean) && <Vehicles label="Vehicles agreed" counts={agreed} columns={columns} />}
      {cents?.some(Boolean) && (
        <tr className="board-amounts">
          <th scope="row">
            {amountLabel}, $<strong className="block">Total {formatCents(sum(cents))}</strong>
          </th>
          {columns.map((day, index) => (
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
  const exact = formatCents(cents)
  return (
    <span className="board-amount" title={exact}>
      <span aria-hidden="true">{shortDollars(cents)}</span>
      <span className="sr-only">{exact}</span>
    </span>
  )
}

const Nothing = () => <span className="sr-only">0</span>
