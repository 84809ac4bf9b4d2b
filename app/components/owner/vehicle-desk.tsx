import type { SubmissionResult } from '@conform-to/react'
import { Form, useLocation } from '@remix-run/react'
import { BUTTON_CLASS } from '~/components/ui/button-class'
import { Status } from '~/components/ui/feedback/note'
import { Name } from '~/components/ui/name'
import { Breadcrumb } from '~/components/ui/navigation/breadcrumb'
import { PageTitle } from '~/components/ui/page-title'
import { Photo } from '~/components/ui/photo'
import { SubmitButton } from '~/components/ui/submit-button'
import { LISTING_BADGES } from '~/models/owner/listing-badges'
import { formatExact } from '~/models/trade/money'
import { ownerPaths } from '~/models/trade/paths/owner'
import type { BookedPeriod } from '~/services/owner/booked-periods.server'
import type { OwnerVehicleView } from '~/services/owner/require-owner-vehicle.server'
import { MonthLinks } from './month-links'
import { DeskKeys, MonthSheet } from './month-sheet'
import { OwnerDaysForm } from './owner-days-form'
import { PeriodLink } from './period-link'

interface VehicleDeskProps {
  desk: OwnerVehicleView
  lastResult: SubmissionResult | undefined
}

/** A vehicle with its calendar, who has booked it, and the days that its owner has blocked. */
export function VehicleDesk({ desk, lastResult }: VehicleDeskProps) {
  const { vehicle, today, months, shownPeriods, booked, blocked } = desk
  return (
    <div className="page">
      <Breadcrumb trail={[{ label: 'Vehicles', to: ownerPaths.ownerVehicles() }]} current={vehicle.title} />
      <div className="flex flex-wrap items-center gap-4">
        <Photo picture={vehicle.picture} alt="" sizes="6rem" isPriority className="w-24! rounded-field" />
        <div className="min-w-0 flex-1 basis-40">
          <PageTitle
            title={<Name of={vehicle.title} />}
            lead={`${vehicle.town}, ${formatExact(vehicle.daily)} a day`}
            status={<Status {...LISTING_BADGES[vehicle.listingStatus]} />}
          />
        </div>
        <a className={`${BUTTON_CLASS.outline} max-sm:w-full lg:hidden`} href="#block">
          Block dates
        </a>
      </div>
      <div className="mt-6 grid gap-6 lg:grid-cols-[1fr_21rem]">
        <div className="grid min-w-0 content-start gap-6">
          <section className="sheet grid gap-4 p-4 sm:p-5" aria-label="Calendar">
            <div className="desk-months">
              {months.map((month) => (
                <MonthSheet key={month.month} month={month} periods={shownPeriods} today={today} />
              ))}
            </div>
            <DeskKeys look="months" />
            <MonthLinks {...desk} to={(month) => ownerPaths.ownerVehicle(vehicle.id, month)} />
          </section>
          <Booked periods={booked} />
        </div>
        <aside className="grid content-start gap-6">
          <section className="sheet p-4 sm:p-5" aria-labelledby="block">
            <h2 id="block" className="scroll-mt-4 text-lg">
              Block dates
            </h2>
            <p className="mt-1 text-sm text-quiet">Blocked dates can't be inquired about or booked.</p>
            <OwnerDaysForm key={desk.attempt} {...desk} lastResult={lastResult} />
          </section>
          <Blocked periods={blocked} vehicleId={vehicle.id} />
        </aside>
      </div>
    </div>
  )
}

function Booked({ periods }: { periods: readonly BookedPeriod[] }) {
  return (
    <section className="sheet p-4 sm:p-5" aria-labelledby="booked">
      <h2 id="booked" className="text-lg">
        Booked
      </h2>
      {periods.length === 0 && <p className="mt-2 text-sm text-quiet">No upcoming bookings.</p>}
      <ul className="mt-1 divide-y divide-base-300">
        {periods.map((period) => (
          <li key={period.id} className="py-1">
            <PeriodLink period={period} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Blocked({ periods, vehicleId }: { periods: readonly BookedPeriod[]; vehicleId: string }) {
  const { search } = useLocation()
  if (periods.length === 0) return null
  return (
    <section className="sheet p-4 sm:p-5" aria-labelledby="blocked">
      <h2 id="blocked" className="text-lg">
        Blocked by you
      </h2>
      <ul className="mt-1 divide-y divide-base-300">
        {periods.map(({ id, days, note }) => {
          const action = ownerPaths.ownerDaysRelease(vehicleId, id) + search
          return (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
              <div className="min-w-0 text-sm">
                <p>{days}</p>
                {note && <p className="text-quiet">{note}</p>}
              </div>
              <Form method="post" action={action} preventScrollReset>
                <SubmitButton look="outline" action={action}>
                  Release<span className="sr-only"> {days}</span>
                </SubmitButton>
              </Form>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
