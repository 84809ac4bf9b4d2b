import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { CalendarList, DeskKeys, MonthLinks } from '~/components/owner/calendar'
import deskStyles from '~/components/owner/desk.css?url'
import { Pager, PageTitle } from '~/components/ui/page'
import { OwnerCalendarQuery } from '~/models/trade/addresses/params'
import { ownerPaths } from '~/models/trade/paths/owner'
import { titled } from '~/models/trade/product'
import { parseQuery } from '~/server/http/route.server'
import { requireOwner } from '~/server/session/require.server'
import { ownerCalendarPage } from '~/services/owner/owner-vehicles-page.server'

export async function loader({ request }: LoaderFunctionArgs) {
  const owner = await requireOwner(request)
  const query = parseQuery(request, OwnerCalendarQuery)
  return { after: query.after ?? undefined, ...(await ownerCalendarPage(owner, query)) }
}

export default function Calendar() {
  const { vehicles, months, earlier, later, after, next } = useLoaderData<typeof loader>()
  const month = months[0]?.month
  return (
    <div className="page">
      <PageTitle title="Calendar" lead={months.map(({ name }) => name).join(' and ')} />
      <div className="mt-5 grid gap-4">
        <MonthLinks earlier={earlier} later={later} to={(month) => ownerPaths.ownerCalendar({ month, after })} />
        <DeskKeys look="lines" />
        <CalendarList vehicles={vehicles} months={months} />
        <Pager to={next && ownerPaths.ownerCalendar({ month, after: next })} label="Show more vehicles" />
      </div>
    </div>
  )
}

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: deskStyles }]
export const meta: MetaFunction = () => [titled('Calendar')]
