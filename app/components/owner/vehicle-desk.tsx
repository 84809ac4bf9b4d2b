import type { SubmissionResult } from '@conform-to/react'
import { Link } from '@remix-run/react'
import { ListingLinks } from '~/components/fleet/listing/listing-links'
import { Status } from '~/components/ui/feedback/note'
import { Name } from '~/components/ui/name'
import { Breadcrumb, PageTitle } from '~/components/ui/page'
import { Photo } from '~/components/ui/photo'
import { Section } from '~/components/ui/section'
import { hasToAnswer } from '~/models/deals/inbox'
import { stockAndTown } from '~/models/fleet/vehicle-title'
import { BLOCK_TEXTS } from '~/models/owner/block-texts'
import { LISTING_BADGES } from '~/models/owner/listing-badges'
import { addDays } from '~/models/trade/days/days'
import { capitalized } from '~/models/trade/format/text'
import { formatExact } from '~/models/trade/money'
import { ownerPaths } from '~/models/trade/paths/owner'
import type { BookedPeriod } from '~/services/owner/booked-periods.server'
import type { FeedView } from '~/services/owner/feed/feed-view.server'
import type { OwnerVehicleView } from '~/services/owner/require-owner-vehicle.server'
import { DeskKeys, MonthLinks, MonthSheet, PeriodLink } from './calendar'
import { ListingSection } from './listing-section'
import { OtherCalendar } from './other-calendar'
import { OwnerDays, ReleaseForm } from './owner-days'
import { VehicleInquiries } from './vehicle-inquiries'

interface VehicleDeskProps {
  desk: OwnerVehicleView & { feed: FeedView | null }
  lastResult: SubmissionResult | undefined
}

/**
 * An owner's page of a vehicle: first its inquiries if one waits for the owner, then its calendar with the form that
 * blocks days, bookings, blocked days and listing.
 */
export function VehicleDesk({ desk, lastResult }: VehicleDeskProps) {
  const { vehicle, months, shownPeriods, inquired, booked, blocked, pressed } = desk
  const isDeleted = vehicle.listingStatus === 'deleted'
  const isTurn = hasToAnswer(desk.inquiries)
  return (
    <div className="page">
      <Breadcrumb trail={[{ label: 'Vehicles', to: ownerPaths.ownerVehicles() }]} current={vehicle.title} />
      <div className="flex flex-wrap items-center gap-4">
        <Photo picture={vehicle.picture} alt="" sizes="6rem" isPriority className="w-24! rounded-field" />
        <div className="min-w-0 flex-1 basis-40">
          <PageTitle
            title={<Name of={vehicle.title} />}
            lead={deskLead(vehicle)}
            status={<Status {...LISTING_BADGES[vehicle.listingStatus]} />}
          />
        </div>
      </div>
      {!isDeleted && <ListingLinks vehicleId={vehicle.id} copyId={desk.listing.copyId} />}
      <div className="mt-6 grid gap-6 lg:grid-cols-[1fr_21rem]">
        <div className="grid min-w-0 content-start gap-6">
          {isTurn && <VehicleInquiries {...desk} />}
          <section className="sheet grid grid-cols-1 gap-4 p-4 sm:p-5" aria-label="Calendar">
            {!isDeleted && !pressed.block && (
              <p className="text-sm text-quiet">To block dates, pick the first day, then the last.</p>
            )}
            <div className={`desk-months ${endsSoon(desk) ? 'is-ending' : ''}`}>
              {months.map((month) => (
                <MonthSheet key={month.month} month={month} desk={desk} />
              ))}
            </div>
            <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
              <DeskKeys
                periods={shownPeriods}
                inquired={inquired}
                hasToday={months.some(({ month }) => desk.today.startsWith(month))}
              />
              <MonthLinks {...desk} to={(month) => ownerPaths.ownerVehicle(vehicle.id, month, chosenIn(pressed))} />
            </div>
            {!isDeleted && <OwnerDays desk={desk} lastResult={lastResult} />}
          </section>
          {!isTurn && <VehicleInquiries {...desk} />}
          <Booked periods={booked} />
          {!isDeleted && (
            <Blocked periods={blocked.filter(({ id }) => id !== pressed.block?.id)} vehicleId={vehicle.id} />
          )}
        </div>
        <aside className="grid grid-cols-1 content-start gap-6">
          <ListingSection listing={desk.listing} toOf={(kind) => ownerPaths.ownerListingChange(vehicle.id, kind)} />
          {!isDeleted && (
            <OtherCalendar vehicleId={vehicle.id} feed={desk.feed} addTo={ownerPaths.otherCalendar(vehicle.id)} />
          )}
        </aside>
      </div>
    </div>
  )
}

/** Whether fewer than ten days of the first month are left: phones then also show the next one. */
function endsSoon({ months: [first], today }: OwnerVehicleView): boolean {
  return first !== undefined && today.startsWith(first.month) && !addDays(today, 9).startsWith(first.month)
}

/** The chosen days in addresses of other months. */
const chosenIn = ({ from, to }: OwnerVehicleView['pressed']) => ({ from: from || undefined, to: to || undefined })

/** On phones the price is a line of its own. */
function deskLead(vehicle: OwnerVehicleView['vehicle']) {
  const { daily, listingStatus } = vehicle
  if (listingStatus === 'deleted') return vehicle.town
  return (
    <>
      {stockAndTown(vehicle)}
      <span className="max-sm:hidden">, </span>
      <span className="whitespace-nowrap max-sm:block">
        {daily > 0 ? `${formatExact(daily)} a day` : 'no price yet'}
      </span>
    </>
  )
}

function Booked({ periods }: { periods: readonly BookedPeriod[] }) {
  return (
    <Section headingId="booked" title="Booked" className="max-sm:p-4">
      {periods.length === 0 && <p className="mt-2 text-sm text-quiet">No upcoming bookings.</p>}
      <ul className="mt-1 divide-y divide-base-300">
        {periods.map((period) => (
          <li key={period.id} className="py-1">
            <PeriodLink period={period} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Blocked({ periods, vehicleId }: { periods: readonly BookedPeriod[]; vehicleId: string }) {
  if (periods.length === 0) return null
  return (
    <Section headingId="blocked" title="Blocked" className="max-sm:p-4">
      <ul className="mt-1 divide-y divide-base-300">
        {periods.map((period) => {
          const { id, days, kind, note } = period
          const { after, isReleasable } = BLOCK_TEXTS[kind]
          return (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
              <div className="min-w-0 text-sm">
                <p>{days}</p>
                <p className="text-quiet">{note || capitalized(after)}</p>
              </div>
              {kind === 'vacation' && (
                <Link className="link inline-flex min-h-11 items-center text-sm" to={ownerPaths.vacation()}>
                  Change<span className="sr-only"> the vacation</span>
                </Link>
              )}
              {isReleasable && <ReleaseForm vehicleId={vehicleId} period={period} />}
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
