import { Link } from '@remix-run/react'
import { lazy, Suspense } from 'react'
import { BUTTON_CLASS } from '~/components/ui/button-class'
import { vehicleTitle } from '~/models/fleet/vehicle-title'
import type { ListChoice } from '~/models/lists/list-bar'
import { shortListName } from '~/models/lists/list-heading'
import type { ShownList as Block } from '~/models/lists/shown-list'
import { paths } from '~/models/trade/addresses/paths'
import { Icon } from '../ui/icon'
import { ListCard } from './list-card'

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
        <ListHeading projectId={projectId} list={list} mayEdit={may.editLists} view={view} />
        <p className="figure pt-2.5 text-sm text-quiet">
          {vehicleCount === 1 ? '1 vehicle' : `${vehicleCount} vehicles`}
        </p>
      </header>
      {cards.length === 0 ? (
        <Suspense>
          <NoVehicles mayAddVehicles={may.addVehicles} isClosed={isClosed} />
        </Suspense>
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
            <Suspense>
              <RemovedPlace projectId={projectId} cardId={card.id} title={vehicleTitle(card.vehicle)} />
            </Suspense>
          ) : (
            <ListCard projectId={projectId} card={card} view={view} isPriority={isFirst && index < 3} />
          )}
        </li>
      ))}
    </ul>
  )
}

/** Loaded by those who look at tables, and where there is nothing left to look at. */
const ListTable = lazy(() => import('./table/list-table'))
const RemovedPlace = lazy(() => import('./removed/removed-place'))
const NoVehicles = lazy(() => import('./empty/no-vehicles'))

interface HeadingProps {
  projectId: string
  list: Block
  mayEdit: boolean
  view: string
}

function ListHeading({ projectId, list, mayEdit, view }: HeadingProps) {
  return (
    <div className="min-w-0 flex-1">
      <h3 className="flex items-center gap-1 text-xl">
        <ListName name={list.name} />
        {mayEdit && (
          <Link className="tap text-quiet" to={paths.editList(projectId, list.id) + view} preventScrollReset>
            <Icon name="pen" />
            <span className="sr-only">Edit list {list.name}</span>
          </Link>
        )}
      </h3>
      {list.heading && <p className="text-sm text-quiet">{list.heading}</p>}
      {list.location && (
        <p className="mt-0.5 flex items-center gap-1.5 text-sm">
          <Icon name="pin" className="size-4! text-quiet" />
          {list.location}
        </p>
      )}
    </div>
  )
}

/** A long name is cut on small screens; readers and wide screens get it whole. */
function ListName({ name }: { name: string }) {
  const short = shortListName(name)
  if (short === name) return <span className="min-w-0">{name}</span>
  return (
    <span className="min-w-0">
      <span className="sm:hidden" aria-hidden="true">
        {short}
      </span>
      <span className="max-sm:sr-only">{name}</span>
    </span>
  )
}
