import type { ReactNode } from 'react'
import { SortHead } from '~/components/ui/sort-head'
import { type ListChoice, type ListedVehicle, nextOrder } from '~/models/lists/shown-list'
import { ListRow } from './list-row'

interface ListTableProps {
  projectId: string
  /** The name of the list, for screen readers. */
  name: string
  cards: readonly ListedVehicle[]
  /** All sort orders of the rows; empty for members who see no deals. */
  orders: readonly ListChoice[]
  view: string
  /** May edit the list, and so the notes on its vehicles. */
  mayEditNote?: boolean
}

/** The vehicles of a list as table rows; on small screens each row is a block. */
export default function ListTable({ projectId, name, cards, orders, view, mayEditNote }: ListTableProps) {
  const hasDeals = orders.length > 0
  return (
    <table className="list-table sheet">
      <caption className="sr-only">{name}</caption>
      <thead>
        <tr>
          <Head>Vehicle</Head>
          {hasDeals && (
            <>
              <SortedHead column="days" orders={orders}>
                Days
              </SortedHead>
              <SortedHead column="status" orders={orders}>
                Status
              </SortedHead>
              <Head>Time left</Head>
              <SortedHead column="price" orders={orders}>
                Listed
              </SortedHead>
              <Head>Offer</Head>
            </>
          )}
          <Head>Reactions</Head>
          <Head>
            <span className="sr-only">Next step</span>
          </Head>
        </tr>
      </thead>
      <tbody>
        {cards.map((card) => (
          <ListRow key={card.id} {...{ projectId, card, view, mayEditNote }} />
        ))}
      </tbody>
    </table>
  )
}

function Head({ children }: { children: ReactNode }) {
  return <th scope="col">{children}</th>
}

type Sortable = { column: 'days' | 'status' | 'price'; orders: readonly ListChoice[]; children: ReactNode }

/** A press sorts by the column, a second press reverses the order. */
function SortedHead({ column, orders, children }: Sortable) {
  const chosen = orders.find(({ isChosen }) => isChosen)?.value ?? ''
  const next = orders.find(({ value }) => value === nextOrder(column, chosen))
  const isUp = chosen === column
  const isDown = chosen === `-${column}`
  return (
    <SortHead to={next?.to ?? ''} order={isUp ? 'ascending' : isDown ? 'descending' : undefined}>
      {children}
    </SortHead>
  )
}
