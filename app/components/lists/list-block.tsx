import { Link } from '@remix-run/react'
import { lazy, Suspense } from 'react'
import { vehicleTitle } from '~/models/fleet/vehicle-title'
import type { ShownList as Block } from '~/models/lists/shown-list'
import { pluralize } from '~/models/trade/format/text'
import { listPaths } from '~/models/trade/paths/lists'
import { searchPaths } from '~/models/trade/paths/search'
import { Icon } from '../ui/icon'
import { ListCard } from './list-card'
import { ListTitle } from './list-title'
import { NoVehicles } from './no-lists'

interface ListBlockProps {
  projectId: string
  list: Block
  may: { editLists: boolean; addVehicles: boolean }
  /** The project is closed, so nothing can be added. */
  isClosed: boolean
  view: string
  /** The first list of the page. */
  isFirst: boolean
}

/** A list of a project with its vehicles. Not a landmark, because two lists may have the same name. */
export function ListBlock(props: ListBlockProps) {
  const { projectId, list, may, isClosed, view } = props
  const { vehicles: cards, vehicleCount, externalCount } = list
  const all = vehicleCount + externalCount
  const counted = pluralize(all, 'vehicle')
  return (
    <section
      id={`list-${list.id}`}
      className={`paper-table scroll-mt-14 ${props.isFirst ? 'mt-1 md:mt-3' : 'mt-3'}`}
      tabIndex={-1}
    >
      <header className="relative mb-2 flex flex-wrap items-start gap-x-4">
        <ListTitle projectId={projectId} list={list} mayEdit={may.editLists} mayAdd={may.addVehicles} view={view} />
        <details className="peer absolute top-0 right-0 in-[header:has(form)]:hidden text-sm text-quiet sm:hidden">
          <summary className="figure flex min-h-11 items-center gap-1">
            {counted}
            <Icon name="more" />
            <span className="sr-only">{`of ${list.name}`}</span>
          </summary>
        </details>
        <p className="figure hidden gap-x-3 text-sm leading-11 text-quiet peer-open:flex max-sm:w-full sm:flex">
          <span className="max-sm:hidden">{counted}</span>
          {all > 0 && (
            <Link className="link no-print" to={listPaths.listAvailability(projectId, list.id)}>
              Availability<span className="sr-only">{` of ${list.name}`}</span>
            </Link>
          )}
          {may.editLists && all > 0 && (
            <Link className="link no-print" to={listPaths.arrangeVehicles(projectId, list.id)}>
              Arrange<span className="sr-only">{` ${list.name}`}</span>
            </Link>
          )}
        </p>
      </header>
      {cards.length > 0 && <Vehicles {...props} />}
      {cards.length + externalCount === 0 && (
        <NoVehicles mayAddVehicles={may.addVehicles} isClosed={isClosed} isFirst={props.isFirst} />
      )}
    </section>
  )
}

function Vehicles({ projectId, list, may, view, isFirst }: ListBlockProps) {
  const common = { projectId, view, mayEditNote: may.editLists }
  return (
    <ul className="list-cards grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {list.vehicles.map((card, index) => (
        <li key={card.id} className="grid">
          {card.isRemoved ? (
            <Suspense>
              <RemovedPlace projectId={projectId} cardId={card.id} title={vehicleTitle(card.vehicle)} />
            </Suspense>
          ) : (
            <ListCard {...common} card={card} isPriority={isFirst && index === 0} />
          )}
        </li>
      ))}
      {may.addVehicles && (
        <li className="list-fill no-print">
          <Link to={list.nearTo ?? searchPaths.searchResults()}>
            <Icon name="plus" />
            Add vehicles<span className="sr-only">{` to ${list.name}`}</span>
          </Link>
        </li>
      )}
    </ul>
  )
}

/** Loaded on demand: needed only after a vehicle was removed. */
const RemovedPlace = lazy(() => import('./removed-place'))
