import { useLocation } from '@remix-run/react'
import { lazy, Suspense, startTransition, useEffect, useState } from 'react'
import { ListBlock } from '~/components/lists/list-block'
import { NoLists } from '~/components/lists/no-lists'
import { Pager } from '~/components/ui/page'
import type { ListBar, ListsPage } from '~/models/lists/shown-list'
import type { projectActions } from '~/models/projects/project-actions'
import { crewPaths } from '~/models/trade/paths/crew'
import { projectPaths } from '~/models/trade/paths/projects'
import type { ProjectStatus } from '~/models/trade/vocabulary/projects'
import type { Below } from './load-more-lists'
import { ProjectActions, ProjectBar } from './project-bar'
import { ProjectHeader } from './project-header'
import { VehicleSearch } from './vehicle-search'

type ProjectListsProps = ListsPage & {
  project: { id: string; title: string; description: string; location: string; status: ProjectStatus }
  counts: { cars: number; members: number }
  /** How much of its history is new to its reader: '5 new'. */
  fresh: string | null
  ways: ReturnType<typeof projectActions>
  may: { createLists: boolean; editLists: boolean; addVehicles: boolean }
  /**
   * What stands in the search box, what of it was searched for, whether only vehicles of one status are shown, and
   * whether one list or one card is shown alone.
   */
  asked: { text: string; searched: string; isSifted: boolean; isPart: boolean; isOneList: boolean }
  bar: ListBar
  isTable: boolean
  /** From a later page the first: of the lists, or of the one list's vehicles. */
  firstTo: string | null
  /** One list alone, once its id stands behind this. */
  aloneTo: string | null
  view: string
  /** A dialog stands over the page, which may have come without its lists. */
  hasDialog: boolean
}

/** The page a team works in: the project in short, how it stands, and its lists. */
export function ProjectLists(props: ProjectListsProps) {
  const { project, counts, fresh, ways, may, asked, bar, isTable, firstTo, aloneTo, view, hasDialog } = props
  const { key } = useLocation()
  const [more, setMore] = useState<More>(() => kept.get(key) ?? { ...props, ...NONE_BELOW })
  const shown = more.here === props.here && more.wanted > 0 ? more : { ...props, ...NONE_BELOW }
  const { blocks, nextTo, wanted, below } = shown
  useEffect(() => {
    if (more.wanted > 0) kept.set(key, more)
  }, [key, more])
  const page = projectPaths.projectList(project.id)
  const unit = asked.isOneList ? 'vehicles' : 'lists'
  const isClosed = project.status !== 'active'
  return (
    <div className="page">
      <ProjectHeader project={project} counts={counts} membersTo={crewPaths.members(project.id) + view} fresh={fresh}>
        <ProjectActions projectId={project.id} ways={ways} view={view} />
        <VehicleSearch action={page} text={asked.text} view={view} />
      </ProjectHeader>
      <ProjectBar {...bar} />
      <h2 className="sr-only">Lists</h2>
      <Pager to={firstTo} label={`Back to the first ${unit}`} />
      {blocks.map((list, index) => (
        <ListBlock
          key={list.id}
          projectId={project.id}
          list={list}
          may={may}
          isClosed={isClosed}
          tableOrders={isTable ? bar.orders : null}
          view={view}
          showAllTo={aloneTo && list.vehicles.length < list.vehicleCount ? aloneTo + list.id : null}
          isFirst={index === 0}
        />
      ))}
      <Pager
        to={nextTo}
        label={`Show more ${unit}`}
        onPress={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          // in a transition, so that parts whose script is still loading stay on the screen
          startTransition(() => setMore({ ...shown, wanted: wanted + 1 }))
        }}
      />
      {blocks.length === 0 && !hasDialog && (
        <NoLists
          projectId={project.id}
          mayCreate={may.createLists}
          isClosed={isClosed}
          searched={asked.searched}
          isPart={asked.isPart || asked.isSifted}
        />
      )}
      {wanted > 0 && (
        <Suspense>
          <LoadMoreLists
            key={props.here}
            first={props}
            kept={below}
            wanted={wanted}
            onLoad={(loaded) => startTransition(() => setMore({ ...props, ...loaded, wanted }))}
          />
        </Suspense>
      )}
      <Pager to={asked.isPart ? page : null} label="Show all lists" />
    </div>
  )
}

/** What is shown with pages below the first one: so many, and they. */
type More = ListsPage & { wanted: number; below: Below[] }
const NONE_BELOW = { wanted: 0, below: [] }
/** By its place in the browser's history, so that whoever comes back finds it whole. */
const kept = new Map<string, More>()

/** Loaded at the first press: a page with many lists is close to its weight limit. */
const LoadMoreLists = lazy(() => import('./load-more-lists'))
