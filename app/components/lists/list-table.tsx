import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { Icon } from '~/components/ui/icon'
import type { ListVehicle } from '~/models/deals/deal-terms'
import { type ListChoice, nextOrder } from '~/models/lists/shown-list'

import { ListRow } from './list-row'

interface ListTableProps {
  projectId: string
  /** The name of the list, for readers. */
  name: string
  cards: readonly ListVehicle[]
  /** Every order the rows can be in; none for members who see no deals. */
  orders: readonly ListChoice[]
  view: string
}

/** The vehicles of a list as rows to compare; on small screens each row is a block of its own. */
export default function ListTable({ projectId, name, cards, orders, view }: ListTableProps) {
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
          <Head>
            <span className="sr-only">Next step</span>
          </Head>
        </tr>
      </thead>
      <tbody>
        {cards.map((card) => (
          <ListRow key={card.id} projectId={projectId} card={card} view={view} />
        ))}
      </tbody>
    </table>
  )
}

function Head({ children }: { children: ReactNode }) {
  return <th scope="col">{children}</th>
}

type Sortable = { column: 'days' | 'status' | 'price'; orders: readonly ListChoice[]; children: ReactNode }

/** A press orders by the column, another one the other way round. */
function SortedHead({ column, orders, children }: Sortable) {
  const chosen = orders.find(({ isChosen }) => isChosen)?.value ?? ''
  const next = orders.find(({ value }) => value === nextOrder(column, chosen))
  const isUp = chosen === column
  const isDown = chosen === `-${column}`
  return (
    <th scope="col" aria-sort={isUp ? 'ascending' : isDown ? 'descending' : undefined}>
      <Link className="tap -mx-2 px-2" to={next?.to ?? ''} preventScrollReset>
        {children}
        <Icon name="down" className={`w-4! ${isUp ? 'rotate-180' : isDown ? '' : 'invisible'}`} />
      </Link>
    </th>
  )
}
