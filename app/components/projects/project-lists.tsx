import { Link } from '@remix-run/react'
import { ListBlock } from '~/components/lists/list-block'
import { NoLists } from '~/components/lists/no-lists'
import { BUTTON_CLASS } from '~/components/ui/button-class'
import { Icon } from '~/components/ui/icon'
import { Pager } from '~/components/ui/pager'
import type { ShownList as Block } from '~/models/lists/shown-list'
import { paths } from '~/models/trade/addresses/paths'
import type { ProjectStatus } from '~/models/trade/vocabulary/statuses/project-status'
import { ProjectHeader } from './project-header'
import { VehicleSearch } from './vehicle-search'

interface ProjectListsProps {
  project: { id: string; title: string; description: string; location: string; status: ProjectStatus }
  counts: { cars: number; members: number }
  may: { createLists: boolean; editLists: boolean; addVehicles: boolean }
  /** What stands in the search box, what of it was searched for, and whether one list or one card is shown alone. */
  asked: { text: string; searched: string; isPart: boolean; isOneList: boolean }
  blocks: readonly Block[]
  /** The next page, and from a later one the first: of the lists, or of the one list's vehicles. */
  nextTo: string | null
  firstTo: string | null
  /** One list alone, once its id stands behind this. */
  aloneTo: string | null
  view: string
  /** A dialog stands over the page, which may have come without its lists. */
  hasDialog: boolean
}

/** The page a team lives in: the project in short, and its lists. */
export function ProjectLists({
  project,
  counts,
  may,
  asked,
  blocks,
  nextTo,
  firstTo,
  aloneTo,
  view,
  hasDialog,
}: ProjectListsProps) {
  const page = paths.projectList(project.id)
  const unit = asked.isOneList ? 'vehicles' : 'lists'
  const isClosed = project.status !== 'active'
  return (
    <div className="page">
      <ProjectHeader
        project={project}
        counts={counts}
        actions={may.createLists && <CreateListLink to={paths.newList(project.id) + view} />}
      />
      <div className="mt-5 flex flex-wrap items-start gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-80">
          <VehicleSearch action={page} text={asked.text} />
        </div>
        <Link className={`${BUTTON_CLASS.ghost} max-sm:-ml-4`} to={paths.removedVehicles(project.id)}>
          Removed Vehicles
        </Link>
      </div>
      <h2 className="sr-only">Lists</h2>
      {blocks.map((list, index) => (
        <ListBlock
          key={list.id}
          projectId={project.id}
          list={list}
          mayEdit={may.editLists}
          mayAddVehicles={may.addVehicles}
          isClosed={isClosed}
          view={view}
          showAllTo={aloneTo && list.vehicles.length < list.vehicleCount ? aloneTo + list.id : null}
          isFirst={index === 0}
        />
      ))}
      {blocks.length === 0 && !hasDialog && (
        <NoLists
          projectId={project.id}
          mayCreate={may.createLists}
          isClosed={isClosed}
          searched={asked.searched}
          isPart={asked.isPart}
        />
      )}
      <Pager to={nextTo} label={`Show more ${unit}`} />
      <Pager to={firstTo} label={`Back to the first ${unit}`} />
      <Pager to={asked.isPart ? page : null} label="Show all lists" />
    </div>
  )
}

function CreateListLink({ to }: { to: string }) {
  return (
    <Link className={`${BUTTON_CLASS.outline} grow`} to={to} preventScrollReset>
      <Icon name="plus" />
      Create List
    </Link>
  )
}
