import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import boardStyles from '~/components/orders/board/board.css?url'
import { BoardActions } from '~/components/orders/board/board-actions'
import { BoardPage } from '~/components/orders/board/board-page'
import { BoardFilter } from '~/components/provider/orders/board-filter'
import { FetchFailure } from '~/components/shell/error-page'
import { Breadcrumb, PageTitle } from '~/components/ui/page'
import { ORDER_MESSAGES } from '~/models/orders/order-messages'
import { DeskBoardQuery } from '~/models/trade/addresses/order-params'
import { formatBooking } from '~/models/trade/days/day'
import { providerPaths } from '~/models/trade/paths/provider'
import { titled } from '~/models/trade/product'
import { parseQuery } from '~/server/http/route.server'
import { requireProvider } from '~/server/session/require.server'
import { deskDayOutOfDays } from '~/services/provider/orders/day-out-of-days.server'

export async function loader({ request }: LoaderFunctionArgs) {
  const provider = await requireProvider(request)
  const query = parseQuery(request, DeskBoardQuery)
  const { project, owner } = query
  return { filter: { project, owner }, chart: await deskDayOutOfDays(provider, query) }
}

export default function DeskDayOutOfDays() {
  const { filter, chart } = useLoaderData<typeof loader>()
  const of = { project: filter.project || undefined, owner: filter.owner || undefined }
  return (
    <div className="page">
      <Breadcrumb trail={[{ label: 'Orders', to: providerPaths.orders() }]} current="Day Out of Days" />
      <PageTitle
        title="Day Out of Days"
        lead={formatBooking(chart.days, chart.today)}
        actions={<BoardActions file={providerPaths.dayOutOfDaysFile({ ...of, ...chart.days })} />}
      />
      <BoardPage
        {...chart}
        states={['late', 'inquired', 'agreed', 'booked', 'blocked', 'vacation', 'calendar']}
        amounts="Rates"
        detailLabel="Owner"
        toOf={(at) => providerPaths.dayOutOfDays({ ...of, ...at })}
        empty={filter.project || filter.owner ? NO_MATCH : NO_ORDERS}
        fields={<BoardFilter filter={filter} />}
      />
      <p className="hint mt-3">Each booking's rate, spread evenly over its days.</p>
    </div>
  )
}

const NO_ORDERS = { title: 'No orders on these days.', hint: 'Choose other days.' }
const NO_MATCH = {
  title: 'No matching orders on these days.',
  hint: 'Choose other days, or clear the project and owner.',
}

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: boardStyles }]
export const meta: MetaFunction = () => [titled('Day Out of Days')]

export function ErrorBoundary() {
  return <FetchFailure title="Day Out of Days" sentence={ORDER_MESSAGES.fetchFailed} />
}
