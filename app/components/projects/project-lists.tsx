import { Link, useLocation } from '@remix-run/react'
import { Fragment, lazy, Suspense, startTransition, useEffect, useState } from 'react'
import { ListBlock } from '~/components/lists/list-block'
import { NoLists } from '~/components/lists/no-lists'
import type { ProjectTableProps } from '~/components/lists/table/project-table'
import { BUTTON_CLASS } from '~/components/ui/button'
import { Pager } from '~/components/ui/page'
import type { ListBar, ListsPage, ShownList } from '~/models/lists/shown-list'
import type { projectActions } from '~/models/projects/project-actions'
import type { ProjectTasks } from '~/models/trade/due/project-tasks'
import { crewPaths } from '~/models/trade/paths/crew'
import { projectPaths } from '~/models/trade/paths/projects'
import type { ProjectStatus } from '~/models/trade/vocabulary/projects'
import type { Below } from './load-more-lists'
import { ProjectActions, ProjectBar } from './project-bar'
import { ProjectHeader } from './project-header'
import { FoldedSearch, VehicleSearch } from './vehicle-search'

type ProjectListsProps = ListsPage & {
  project: { id: string; title: string; description: string; location: string; status: ProjectStatus }
  counts: { cars: number; members: number }
  /** How much of the activity is new to the viewer: '5 new'. */
  fresh: string | null
  /** The viewer's tasks in this project, with a link to all of them. */
  tasks: ProjectTasks | null
  ways: ReturnType<typeof projectActions>
  may: { createLists: boolean; editLists: boolean; editExternals: boolean; addVehicles: boolean }
  /**
   * The text in the search box, the part of it that was searched for, whether vehicles are filtered by mark or status,
   * whether the page shows only one list or card, and whether it is only the background of a dialog.
   */
  requested: {
    text: string
    searched: string
    isSifted: boolean
    isPart: boolean
    isOneList: boolean
    isBehind: boolean
  }
  bar: ListBar
  /** Additional data for the table; null in the card layout. */
  table: Pick<ProjectTableProps, 'actions' | 'checked'> | null
  /** From a later page to the first one: of lists, or of one list's vehicles. */
  firstTo: string | null
  /** The address of one list alone, without the id that is appended to it. */
  aloneTo: string | null
  view: string
  /** A dialog is open over the page, whose lists may not be loaded. */
  hasDialog: boolean
}

/** The main page of a project: header, summary bar and lists. */
export function ProjectLists(props: ProjectListsProps) {
  const { project, counts, fresh, tasks, ways, may, requested } = props
  const { bar, table, firstTo, aloneTo, view, hasDialog } = props
  const { key } = useLocation()
  const [more, setMore] = useState<More>(() => kept.get(key) ?? { ...props, ...NONE_BELOW })
  const shown = more.here === props.here && more.wanted > 0 ? more : { ...props, ...NONE_BELOW }
  const { blocks, nextTo, left, wanted, below } = shown
  useEffect(() => {
    if (more.wanted > 0) kept.set(key, more)
  }, [key, more])
  const page = projectPaths.projectList(project.id)
  const unit = requested.isOneList ? 'vehicles' : 'lists'
  const isClosed = project.status !== 'active'
  const mayAdd = may.editExternals && !requested.searched && !requested.isSifted && !requested.isBehind
  return (
    <div className="page">
      <ProjectHeader
        project={project}
        counts={counts}
        membersTo={crewPaths.members(project.id) + view}
        fresh={fresh}
        tasks={tasks}
        isCompact={table !== null}
      >
        <ProjectActions ways={ways} view={view} />
        <FoldedSearch isOpen={requested.text !== ''}>
          <VehicleSearch action={page} text={requested.text} view={view} />
        </FoldedSearch>
      </ProjectHeader>
      <ProjectBar {...bar} />
      <h2 className="sr-only">Lists</h2>
      <Pager to={firstTo} label={`Back to the first ${unit}`} />
      {table && blocks.length > 0 && (
        <Suspense>
          <ProjectTable
            projectId={project.id}
            lists={blocks}
            orders={bar.orders}
            here={page + props.here}
            {...{ ...table, may, view }}
          />
        </Suspense>
      )}
      {blocks.map((list, index) => (
        <Fragment key={list.id}>
          {!table && (
            <>
              <ListBlock projectId={project.id} isFirst={index === 0} {...{ list, may, isClosed, view }} />
              {(list.externals.length > 0 || mayAdd) && (
                <Suspense>
                  <ExternalSection projectId={project.id} mayEdit={may.editExternals} {...{ list, mayAdd, view }} />
                </Suspense>
              )}
            </>
          )}
          {aloneTo && hasMore(list) && <ShowAll list={list} to={aloneTo + list.id} />}
        </Fragment>
      ))}
      <Pager
        to={nextTo}
        label={`Show more ${unit}${left ? ` (${left})` : ''}`}
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
          searched={requested.searched}
          isPart={requested.isPart || requested.isSifted}
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
      <Pager to={requested.isPart ? page : null} label="Show all lists" />
    </div>
  )
}

const hasMore = ({ vehicles, vehicleCount, externals, externalCount }: ShownList) =>
  vehicles.length < vehicleCount || externals.length < externalCount

function ShowAll({ list, to }: { list: ShownList; to: string }) {
  return (
    <p className="mt-5 grid justify-items-center">
      <Link className={BUTTON_CLASS.outline} to={to}>
        Show all {list.vehicleCount + list.externalCount} vehicles<span className="sr-only"> of {list.name}</span>
      </Link>
    </p>
  )
}

/** The loaded pages: how many are wanted, and those below the first. */
type More = ListsPage & { wanted: number; below: Below[] }
const NONE_BELOW = { wanted: 0, below: [] }
/** By history entry, so that going back shows everything that was loaded. */
const kept = new Map<string, More>()

/** Loaded on demand: cards are the default layout, and few people open the table. */
const ProjectTable = lazy(() => import('~/components/lists/table/project-table'))

/** Loaded on demand, like the parts below: the page is close to its script limit. */
const ExternalSection = lazy(() => import('~/components/lists/external/external-section'))

/** Loaded on the first press: a page with many lists is close to its weight limit. */
const LoadMoreLists = lazy(() => import('./load-more-lists'))
