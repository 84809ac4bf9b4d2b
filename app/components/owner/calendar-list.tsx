import { Link } from '@remix-run/react'
import { EmptyState } from '~/components/ui/feedback/empty-state'
import { Photo } from '~/components/ui/photo'
import { ownerPaths } from '~/models/trade/paths/owner'
import type { OwnerCalendar } from '~/services/owner/owner-calendar-page.server'
import { MonthStrip, PeriodLink } from './calendar'

/** Every vehicle with two months of its days: as lines to look at, and as a list to read. */
export function CalendarList({ vehicles, months }: Pick<OwnerCalendar, 'vehicles' | 'months'>) {
  if (vehicles.length === 0) {
    return <EmptyState title="No vehicles yet." hint="Vehicles listed for you show up here." />
  }
  return (
    <ul className="sheet divide-y divide-base-300">
      {vehicles.map((vehicle) => (
        <li key={vehicle.id} className="grid gap-4 p-4 lg:grid-cols-[17rem_1fr] xl:grid-cols-[21rem_1fr]">
          <div className="relative flex items-center gap-3 self-start">
            <Photo picture={vehicle.picture} alt="" sizes="5rem" className="w-20! shrink-0 rounded-field" />
            <div className="min-w-0">
              <h2 className="text-base leading-snug">
                <Link
                  className="link after:absolute after:inset-0"
                  to={ownerPaths.ownerVehicle(vehicle.id, months[0]?.month)}
                >
                  {vehicle.title}
                </Link>
              </h2>
              <p className="text-sm text-quiet">
                {vehicle.town}
                {vehicle.periods.length === 0 && ', free in both months'}
              </p>
            </div>
          </div>
          <div className="min-w-0">
            <div className={`desk-strips ${vehicle.periods.length === 0 ? 'is-free' : ''}`}>
              {months.map((month) => (
                <MonthStrip key={month.month} month={month} periods={vehicle.periods} today={vehicle.today} />
              ))}
            </div>
            <ul className="mt-1">
              {vehicle.periods.map((period) => (
                <li key={period.id} className="py-0.5">
                  <PeriodLink period={period} />
                </li>
              ))}
            </ul>
          </div>
        </li>
      ))}
    </ul>
  )
}
