import { Link } from '@remix-run/react'
import { BUTTON_CLASS } from '~/components/ui/button'
import { Removed } from '~/components/ui/feedback/removed'
import { MultiSelect, SelectBox } from '~/components/ui/multi-select'
import { Breadcrumb, EmptyState, Pager, PageTitle } from '~/components/ui/page'
import { type selectionActions, undoOf } from '~/models/lists/arrange/selection'
import { LIST_PAGE_MESSAGES } from '~/models/lists/list-messages'
import { pluralize } from '~/models/trade/format/text'
import { arrangePaths } from '~/models/trade/paths/arrange'
import { listPaths } from '~/models/trade/paths/lists'
import { projectPaths } from '~/models/trade/paths/projects'
import type { ArrangedVehicle } from '~/services/lists/arrange/arrange-pages.server'
import { ArrangedRows } from './arranged-rows'
import { VehicleLine } from './selected-vehicles'
import { NoteLink } from './vehicle-notes'

interface ArrangeVehiclesProps {
  project: { id: string; title: string }
  listId: string
  name: string
  vehicles: readonly ArrangedVehicle[]
  total: number
  /** The last vehicle of the previous page. */
  after: string | null
  next: string | null
  isLaterPage: boolean
  /** Ids of the selected vehicles. */
  checked: 'all' | readonly string[]
  /** Ids of vehicles that were just removed here together. */
  undoable: readonly string[]
  /** The actions on the selected vehicles. */
  actions: ReturnType<typeof selectionActions>
  errors?: readonly string[]
}

/**
 * The vehicles of a list in their order, with controls to reorder them and to move, copy, mark or remove several at
 * once.
 */
export function ArrangeVehicles(props: ArrangeVehiclesProps) {
  const { project, listId, name, vehicles, total, after, next, isLaterPage, checked, undoable, actions, errors } = props
  const page = (at: { after?: string | null; checked?: 'all' } = {}) =>
    listPaths.arrangeVehicles(project.id, listId, { ...at, after: at.after ?? undefined })
  const here = page({ after })
  const rows = vehicles.map((vehicle) => ({
    id: vehicle.id,
    number: vehicle.number,
    name: vehicle.title,
    content: (
      <>
        <SelectBox
          form="vehicles"
          value={vehicle.id}
          label={vehicle.title}
          isChecked={checked === 'all' || checked.includes(vehicle.id)}
        />
        <VehicleLine vehicle={vehicle} />
      </>
    ),
    action: (
      <NoteLink
        projectId={project.id}
        listVehicleId={vehicle.id}
        title={vehicle.title}
        view={`?return=${encodeURIComponent(here)}`}
        className="tap px-2 text-sm text-quiet"
      />
    ),
  }))
  const back = projectPaths.projectList(project.id)
  const arrangeLists = arrangePaths.arrangeLists(project.id)
  return (
    <div className="page max-w-4xl">
      <Breadcrumb trail={[{ label: project.title, to: listPaths.listOnPage(project.id, listId) }]} current={name} />
      <PageTitle
        title={<bdi>Arrange {name}</bdi>}
        lead={
          <>
            {pluralize(total, 'vehicle')}. Everyone on the project sees this order.{' '}
            <span className="max-sm:hidden">The project report uses it too.</span>
          </>
        }
      />
      {undoable.length > 0 && (
        <div className="mt-5">
          <Removed title={pluralize(undoable.length, 'vehicle')} undo={undoOf(project.id, undoable, here)} />
        </div>
      )}
      <div className="mt-3 sm:mt-5">
        {total === 0 ? (
          <EmptyState
            title={LIST_PAGE_MESSAGES.noVehicles}
            action={
              <>
                <Link className={BUTTON_CLASS.secondary} to={back}>
                  Back to the lists
                </Link>
                <Link className={BUTTON_CLASS.outline} to={arrangeLists}>
                  Arrange Lists
                </Link>
              </>
            }
          />
        ) : (
          <MultiSelect
            key={here}
            id="vehicles"
            actions={actions}
            allTo={page({ after, checked: 'all' })}
            isWhole={!isLaterPage && next === null}
            hint={
              <>
                <span className="text-quiet max-md:hidden">
                  Select vehicles to move, compare, mark or remove several at once.
                </span>
                <Link className="link ml-auto inline-flex min-h-11 items-center" to={arrangeLists}>
                  Arrange Lists
                </Link>
              </>
            }
            returnTo={here}
          >
            <Pager to={isLaterPage ? page() : null} label="Back to the first vehicles" />
            <ArrangedRows rows={rows} loaded={vehicles} total={total} errors={errors} />
            <Pager to={next && page({ after: next })} label="Show more vehicles" />
          </MultiSelect>
        )}
      </div>
    </div>
  )
}
