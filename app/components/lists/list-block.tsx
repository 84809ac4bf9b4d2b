import { Link } from '@remix-run/react'
import { BUTTON_CLASS } from '~/components/ui/button-class'
import { vehicleTitle } from '~/models/fleet/vehicle-title'
import { listHeading, shortListName } from '~/models/lists/list-heading'
import { LIST_PAGE_MESSAGES } from '~/models/lists/list-page-messages'
import type { ShownList as Block } from '~/models/lists/shown-list'
import { paths } from '~/models/trade/addresses/paths'
import { EmptyState } from '../ui/empty-state'
import { Icon } from '../ui/icon'
import { ListCard } from './list-card'
import { RemovedPlace } from './removed/removed-place'

interface ListBlockProps {
  projectId: string
  list: Block
  mayEdit: boolean
  mayAddVehicles: boolean
  /** Nothing is added to the lists of a closed project. */
  isClosed: boolean
  view: string
  /** The list alone, when not all of its vehicles are here. */
  showAllTo: string | null
  /** The first list of the page. */
  isFirst: boolean
}

/** One list of a project: what it is for, and its vehicles. No landmark: two lists may have one name. */
export function ListBlock({
  projectId,
  list,
  mayEdit,
  mayAddVehicles,
  isClosed,
  view,
  showAllTo,
  isFirst,
}: ListBlockProps) {
  const { vehicles: cards, vehicleCount } = list
  return (
    <section id={`list-${list.id}`} className="mt-10 scroll-mt-4">
      <header className="mb-4 flex flex-wrap items-start gap-x-4 gap-y-1">
        <ListHeading projectId={projectId} list={list} mayEdit={mayEdit} view={view} />
        <p className="figure pt-2.5 text-sm text-quiet">
          {vehicleCount === 1 ? '1 vehicle' : `${vehicleCount} vehicles`}
        </p>
      </header>
      {cards.length === 0 ? (
        <NoVehicles mayAddVehicles={mayAddVehicles} isClosed={isClosed} />
      ) : (
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

function ListHeading({
  projectId,
  list,
  mayEdit,
  view,
}: Pick<ListBlockProps, 'projectId' | 'list' | 'mayEdit' | 'view'>) {
  const line = listHeading(list)
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
      {line && <p className="text-sm text-quiet">{line}</p>}
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

function NoVehicles({ mayAddVehicles, isClosed }: { mayAddVehicles: boolean; isClosed: boolean }) {
  if (!mayAddVehicles) {
    return (
      <EmptyState
        title={LIST_PAGE_MESSAGES.noVehicles}
        hint={isClosed ? undefined : 'Vehicles that the team adds to this list appear here.'}
      />
    )
  }
  return (
    <EmptyState
      title={LIST_PAGE_MESSAGES.noVehicles}
      hint={LIST_PAGE_MESSAGES.noVehiclesHint}
      action={
        <Link className={BUTTON_CLASS.secondary} to={paths.searchResults()}>
          Browse Cars
        </Link>
      }
    />
  )
}
