import { Link } from '@remix-run/react'
import { lazy, Suspense } from 'react'
import { BUTTON_CLASS } from '~/components/ui/button'
import { vehicleTitle } from '~/models/fleet/vehicle-title'
import type { ShownList as Block, ListChoice } from '~/models/lists/shown-list'
import { ListCard } from './list-card'
import { ListTitle } from './list-title'
import { NoVehicles } from './no-lists'
import { RemovedPlace } from './removed-card'

interface ListBlockProps {
  projectId: string
  list: Block
  may: { editLists: boolean; addVehicles: boolean }
  /** The orders to choose from where the vehicles are rows of a table; null where they are cards. */
  tableOrders: readonly ListChoice[] | null
  /** Nothing is added to the lists of a closed project. */
  isClosed: boolean
  view: string
  /** The list alone, when not all of its vehicles are here. */
  showAllTo: string | null
  /** The first list of the page. */
  isFirst: boolean
}

/** One list of a project: what it is for, and its vehicles. No landmark: two lists may have one name. */
export function ListBlock(props: ListBlockProps) {
  const { projectId, list, may, isClosed, view, showAllTo } = props
  const { vehicles: cards, vehicleCount } = list
  return (
    <section id={`list-${list.id}`} className="paper-table mt-8 scroll-mt-14" tabIndex={-1}>
      <header className="mb-4 flex flex-wrap items-start gap-x-4 gap-y-1">
        <ListTitle projectId={projectId} list={list} mayEdit={may.editLists} view={view} />
        <p className="figure pt-2.5 text-sm text-quiet">
          {vehicleCount === 1 ? '1 vehicle' : `${vehicleCount} vehicles`}
        </p>
      </header>
      {cards.length === 0 ? (
        <NoVehicles mayAddVehicles={may.addVehicles} isClosed={isClosed} />
      ) : (
        <Vehicles {...props} />
      )}
      {showAllTo && (
        <p className="mt-5 grid justify-items-center">
          <Link className={BUTTON_CLASS.outline} to={showAllTo}>
            Show all {vehicleCount} vehicles<span className="sr-only"> of {list.name}</span>
          </Link>
        </p>
      )}
    </section>
  )
}

function Vehicles({ projectId, list, tableOrders, view, isFirst }: ListBlockProps) {
  const { name, vehicles: cards } = list
  if (tableOrders) {
    return (
      <Suspense>
        <ListTable projectId={projectId} name={name} cards={cards} orders={tableOrders} view={view} />
      </Suspense>
    )
  }
  return (
    <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {cards.map((card, index) => (
        <li key={card.id} className="grid">
          {card.isRemoved ? (
            <RemovedPlace projectId={projectId} cardId={card.id} title={vehicleTitle(card.vehicle)} />
          ) : (
            <ListCard projectId={projectId} card={card} view={view} isPriority={isFirst && index < 3} />
          )}
        </li>
      ))}
    </ul>
  )
}

/** Cards are the default layout; few people open the table. */
const ListTable = lazy(() => import('./list-table'))
