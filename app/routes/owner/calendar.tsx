import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import boardStyles from '~/components/orders/board/board.css?url'
import { BoardActions } from '~/components/orders/board/board-actions'
import { BoardPage } from '~/components/orders/board/board-page'
import { BUTTON_CLASS } from '~/components/ui/button'
import { PageTitle } from '~/components/ui/page'
import { BoardQuery } from '~/models/trade/addresses/params'
import { formatBooking } from '~/models/trade/days/day'
import { ownerPaths } from '~/models/trade/paths/owner'
import { titled } from '~/models/trade/product'
import { parseQuery } from '~/server/http/route.server'
import { requireOwner } from '~/server/session/require.server'
import { ownerCalendarPage } from '~/services/owner/calendar/owner-calendar.server'

export async function loader({ request }: LoaderFunctionArgs) {
  return ownerCalendarPage(await requireOwner(request), parseQuery(request, BoardQuery))
}

export default function Calendar() {
  const chart = useLoaderData<typeof loader>()
  return (
    <div className="page">
      <PageTitle
        title="Calendar"
        lead={`Day Out of Days, ${formatBooking(chart.days, chart.today)}`}
        actions={
          <>
            <Link className={BUTTON_CLASS.outline} to={ownerPaths.ownerVehicles()}>
              Block dates
            </Link>
            <BoardActions file={ownerPaths.ownerCalendarFile(chart.days)} />
          </>
        }
      />
      <p className="hint mt-3 max-md:hidden">Choose a free day to block it.</p>
      <BoardPage
        {...chart}
        states={['late', 'answer', 'inquired', 'agreed', 'booked', 'blocked', 'vacation', 'calendar']}
        amounts="Income"
        toOf={ownerPaths.ownerCalendar}
        blockFrom={(vehicleId, from) => ownerPaths.ownerVehicle(vehicleId, undefined, { from })}
        empty={{ title: 'No vehicles yet.', hint: 'Vehicles listed for you show up here.' }}
      />
      {chart.totals.cents?.some(Boolean) && (
        <p className="hint mt-3 max-md:hidden">Income is each booking's rate, divided evenly over its days.</p>
      )}
    </div>
  )
}

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: boardStyles }]
export const meta: MetaFunction = () => [titled('Calendar')]
