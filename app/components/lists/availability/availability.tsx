import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { BUTTON_CLASS } from '~/components/ui/button'
import { MultiSelect, SelectAll, SelectBox } from '~/components/ui/multi-select'
import { Breadcrumb, EmptyState, Pager, PageTitle } from '~/components/ui/page'
import { Photo } from '~/components/ui/photo'
import { commonFreeText, type WantedDays } from '~/models/lists/availability'
import { LIST_PAGE_MESSAGES } from '~/models/lists/list-messages'
import type { Booking } from '~/models/trade/days/day'
import { arrangePaths } from '~/models/trade/paths/arrange'
import { dealPaths } from '~/models/trade/paths/deals'
import { fleetPaths } from '~/models/trade/paths/fleet'
import { externalPaths, listPaths } from '~/models/trade/paths/lists'
import type { ListAvailability } from '~/services/lists/availability.server'
import { DayKeys, DayStrip, StripHead } from './day-strip'
import { RequestedDays } from './requested-days'

interface AvailabilityPageProps extends ListAvailability {
  project: { id: string; title: string }
  listId: string
  /** The last vehicle of the previous page. */
  after: string | null
  areChecked: boolean
  mayInquire: boolean
}

/** The vehicles of a list on some days: which are free, taken, or booked by the project. */
export function AvailabilityPage(props: AvailabilityPageProps) {
  const { project, listId, name, vehicles, days, isCut, today, next, after } = props
  const page = (after?: string) => listPaths.listAvailability(project.id, listId, { ...days, after })
  return (
    <div className="page max-w-6xl">
      <Breadcrumb trail={[{ label: project.title, to: listPaths.listOnPage(project.id, listId) }]} current={name} />
      <PageTitle title="Availability" lead={<bdi>{name}</bdi>} />
      <div className="mt-3 grid grid-cols-1 gap-3">
        <RequestedDays
          key={`${days.from}/${days.to}`}
          days={days}
          today={today}
          isCut={isCut}
          toOf={(at) => listPaths.listAvailability(project.id, listId, at)}
        />
        {vehicles.length === 0 ? (
          <EmptyState
            title={LIST_PAGE_MESSAGES.noVehicles}
            action={
              <Link className={BUTTON_CLASS.secondary} to={listPaths.listOnPage(project.id, listId)}>
                Back to the lists
              </Link>
            }
          />
        ) : (
          <>
            <div className="day-summary">
              <Summary {...props} />
              <DayKeys days={days} vehicles={vehicles} />
            </div>
            <Pager to={after === null ? null : page()} label="Back to the first vehicles" />
            <Selectable key={page(after ?? undefined)} {...props} />
            <Pager to={next && page(next)} label="Show more vehicles" />
          </>
        )}
      </div>
    </div>
  )
}

/** When all vehicles are free, if all are on this page, and what the checkboxes are for. */
function Summary({ vehicles, days, today, next, after, mayInquire }: AvailabilityPageProps) {
  const listed = vehicles.filter(({ vehicleId, isGone }) => vehicleId !== null && !isGone)
  const isWhole = next === null && after === null
  const free =
    isWhole &&
    commonFreeText(
      days,
      listed.map(({ blocked }) => blocked),
      today,
    )
  return (
    <div>
      {free && <p className="font-semibold">{free}</p>}
      {vehicles.some(({ vehicleId }) => vehicleId !== null) && (
        <p className={`text-sm text-quiet ${free ? 'max-md:hidden' : ''}`}>
          {mayInquire ? 'Select vehicles to inquire about or compare.' : 'Select vehicles to compare.'}
        </p>
      )}
    </div>
  )
}

/** The vehicles, with checkboxes to inquire about several or to compare them. */
function Selectable(props: AvailabilityPageProps) {
  const { project, listId, vehicles, days, next, after, areChecked, mayInquire } = props
  const here = { ...days, after: after ?? undefined }
  const areSelectable = vehicles.some(({ vehicleId }) => vehicleId !== null)
  const rows = (
    <div className="sheet">
      <StripHead days={days}>
        {areSelectable && (
          <SelectAll
            to={listPaths.listAvailability(project.id, listId, { ...here, checked: 'all' })}
            isWhole={next === null && after === null}
          />
        )}
      </StripHead>
      <ul className="divide-y divide-base-300">
        {vehicles.map((vehicle) => (
          <VehicleDays key={vehicle.id} projectId={project.id} vehicle={vehicle} days={days}>
            {vehicle.vehicleId && (
              <SelectBox
                form="vehicles"
                value={vehicle.id}
                label={vehicle.title}
                isChecked={areChecked}
                className="-ml-2.5"
              />
            )}
          </VehicleDays>
        ))}
      </ul>
    </div>
  )
  if (!areSelectable) return rows
  return (
    <MultiSelect
      id="vehicles"
      actions={[
        ...(mayInquire ? [{ label: 'Inquire', to: dealPaths.selectedInquiries(project.id) }] : []),
        { label: 'Compare', to: arrangePaths.selectedComparison(project.id) },
      ]}
      returnTo={listPaths.listAvailability(project.id, listId, here)}
    >
      <input type="hidden" name="from" form="vehicles" value={days.from} />
      <input type="hidden" name="to" form="vehicles" value={days.to} />
      {rows}
    </MultiSelect>
  )
}

type VehicleDaysProps = {
  projectId: string
  vehicle: ListAvailability['vehicles'][number]
  days: Booking
  children: ReactNode
}

/** An offer to answer is always visible. */
function wantedLook({ why, isTaken }: { why: WantedDays['why']; isTaken: boolean }, isExplained: boolean) {
  if (isTaken) return 'font-semibold text-error'
  if (why === 'answer') return 'font-semibold text-warning lg:pb-2'
  return isExplained ? undefined : 'lg:sr-only'
}

/** The sentence is also visible where not all days are free, and on phones, where days are too narrow to be counted. */
function VehicleDays({ projectId, vehicle, days, children }: VehicleDaysProps) {
  const { id, vehicleId, title, town, picture, isGone, blocked, wanted, text } = vehicle
  const isExplained = blocked.length > 0 || isGone || wanted?.isTaken === true
  return (
    <li className="day-row max-lg:py-2">
      <div className="flex items-center gap-2.5 self-center lg:py-2">
        {children}
        <Photo picture={picture} alt="" sizes="4rem" className="w-16! shrink-0 rounded-field" />
        <div className="min-w-0">
          <h2 className="text-base leading-snug">
            <Link
              className="link"
              to={vehicleId ? fleetPaths.viewVehicle(vehicleId, id) : externalPaths.externalVehicle(projectId, id)}
            >
              {title}
            </Link>
          </h2>
          <p className="text-sm text-quiet">{town}</p>
        </div>
      </div>
      <div className="grid min-w-0 lg:grid-rows-[1fr]">
        <DayStrip days={days} vehicle={vehicle} />
        <div className={isExplained ? 'pb-2 text-sm' : 'text-sm max-lg:pb-2'}>
          {isGone && <p className="text-error">No longer listed by its owner.</p>}
          {wanted && <p className={wantedLook(wanted, isExplained)}>{wanted.text}</p>}
          <p className={isExplained ? undefined : 'sr-only'}>{text}</p>
        </div>
      </div>
    </li>
  )
}
