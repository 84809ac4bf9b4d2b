import { Form, Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { BUTTON_CLASS } from '~/components/ui/button'
import { plainField } from '~/components/ui/form/field-state'
import { DateRange } from '~/components/ui/form/text-field'
import { MultiSelect, SelectBox } from '~/components/ui/multi-select'
import { Breadcrumb, EmptyState, Pager, PageTitle } from '~/components/ui/page'
import { Photo } from '~/components/ui/photo'
import { DAY_LABELS, dayStates, MAX_AVAILABILITY_DAYS, TAKEN_BY } from '~/models/lists/availability'
import { LIST_PAGE_MESSAGES } from '~/models/lists/list-messages'
import { type Booking, formatBooking, weekdayName } from '~/models/trade/days/day'
import { lastBookableDay } from '~/models/trade/days/days'
import { arrangePaths } from '~/models/trade/paths/arrange'
import { dealPaths } from '~/models/trade/paths/deals'
import { fleetPaths } from '~/models/trade/paths/fleet'
import { externalPaths, listPaths } from '~/models/trade/paths/lists'
import type { ListAvailability } from '~/services/lists/availability.server'

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
      <PageTitle title={<bdi>Availability of {name}</bdi>} lead={formatBooking(days, today)} />
      <div className="mt-5 grid gap-4">
        <RequestedDays key={`${days.from}/${days.to}`} days={days} today={today} isCut={isCut} />
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
            <Keys />
            <Pager to={after === null ? null : page()} label="Back to the first vehicles" />
            <Selectable key={page(after ?? undefined)} {...props} />
            <Pager to={next && page(next)} label="Show more vehicles" />
          </>
        )}
      </div>
    </div>
  )
}

/** The vehicles, with checkboxes to inquire about several or to compare them. */
function Selectable({ project, listId, vehicles, days, after, areChecked, mayInquire }: AvailabilityPageProps) {
  const rows = (
    <ul className="sheet divide-y divide-base-300">
      {vehicles.map((vehicle) => (
        <VehicleDays key={vehicle.id} projectId={project.id} vehicle={vehicle} days={days}>
          {vehicle.vehicleId && (
            <SelectBox form="vehicles" value={vehicle.id} label={vehicle.title} isChecked={areChecked} />
          )}
        </VehicleDays>
      ))}
    </ul>
  )
  if (vehicles.every(({ vehicleId }) => vehicleId === null)) return rows
  const here = { ...days, after: after ?? undefined }
  return (
    <MultiSelect
      id="vehicles"
      actions={[
        ...(mayInquire ? [{ label: 'Inquire', to: dealPaths.selectedInquiries(project.id) }] : []),
        { label: 'Compare', to: arrangePaths.selectedComparison(project.id) },
      ]}
      allTo={listPaths.listAvailability(project.id, listId, { ...here, checked: 'all' })}
      returnTo={listPaths.listAvailability(project.id, listId, here)}
    >
      <input type="hidden" name="from" form="vehicles" value={days.from} />
      <input type="hidden" name="to" form="vehicles" value={days.to} />
      {rows}
    </MultiSelect>
  )
}

function RequestedDays({ days, today, isCut }: { days: Booking; today: string; isCut: boolean }) {
  const field = plainField({ values: days }, ['from', 'to'])
  return (
    <Form method="get" className="sheet flex flex-wrap items-end gap-x-4 gap-y-3 p-4" preventScrollReset>
      <DateRange
        legend="Dates"
        from={field('from')}
        to={field('to')}
        within={{ from: [days.from, today].sort()[0] ?? today, to: lastBookableDay(today) }}
        className="flex-1 basis-72 sm:max-w-md"
      />
      <button type="submit" className={`${BUTTON_CLASS.outline} max-sm:w-full`}>
        Show dates
      </button>
      {isCut && <p className="hint basis-full">Showing the first {MAX_AVAILABILITY_DAYS} days.</p>}
    </Form>
  )
}

function Keys() {
  return (
    <p className="available-keys" aria-hidden="true">
      {(['free', ...TAKEN_BY] as const).map((state) => (
        <span key={state} className="available-key">
          <i className={`available-day is-${state}`}>7</i>
          {DAY_LABELS[state]}
        </span>
      ))}
    </p>
  )
}

type VehicleDaysProps = {
  projectId: string
  vehicle: ListAvailability['vehicles'][number]
  days: Booking
  children: ReactNode
}

/** The days as a graphic. Screen readers read the sentence below it instead. */
function VehicleDays({ projectId, vehicle, days, children }: VehicleDaysProps) {
  const { id, vehicleId, title, town, picture, isGone, blocked, text } = vehicle
  return (
    <li className="grid gap-x-6 gap-y-3 p-4 lg:grid-cols-[17rem_1fr]">
      <div className="flex items-center gap-3 self-start">
        {children}
        <Photo picture={picture} alt="" sizes="5rem" className="w-20! shrink-0 rounded-field" />
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
      <div className="grid min-w-0 content-start gap-2">
        {isGone && <p className="text-sm text-error">No longer listed by its owner.</p>}
        <div className="available-days" aria-hidden="true">
          {dayStates(days, blocked, vehicleId ? 'free' : 'unused').map(({ day, state }) => (
            <span key={day} className={`available-day is-${state}`}>
              <small>{weekdayName(day).charAt(0)}</small>
              {Number(day.slice(8))}
            </span>
          ))}
        </div>
        <p className="text-sm">{text}</p>
      </div>
    </li>
  )
}
