import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import boardStyles from '~/components/orders/board/board.css?url'
import { BoardActions } from '~/components/orders/board/board-actions'
import { BoardPage } from '~/components/orders/board/board-page'
import { FetchFailure } from '~/components/shell/error-page'
import { Breadcrumb, PageTitle } from '~/components/ui/page'
import { PROJECT_MESSAGES } from '~/models/crew/crew-messages'
import { LIST_PAGE_MESSAGES } from '~/models/lists/list-messages'
import { costText } from '~/models/orders/board/board-days'
import { can } from '~/models/trade/access/permissions'
import { BoardQuery, ProjectParams } from '~/models/trade/addresses/params'
import { formatBooking } from '~/models/trade/days/day'
import { projectPaths } from '~/models/trade/paths/projects'
import { titled } from '~/models/trade/product'
import { parseParams, parseQuery } from '~/server/http/route.server'
import { requireRenter } from '~/server/session/require.server'
import { requireMembership } from '~/services/crew/membership.server'
import { projectDayOutOfDays } from '~/services/projects/board/day-out-of-days.server'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const renter = await requireRenter(request, 'projects')
  const membership = await requireMembership(renter, parseParams(params, ProjectParams).projectId)
  const { id, title } = membership.project
  const chart = await projectDayOutOfDays(membership, parseQuery(request, BoardQuery))
  return { project: { id, title }, seesDeals: can('seePrices', membership.access), chart }
}

export default function DayOutOfDays() {
  const { project, seesDeals, chart } = useLoaderData<typeof loader>()
  const costs = costText(chart.totals)
  const trail = [
    { label: 'Projects', to: projectPaths.projects() },
    { label: project.title, to: projectPaths.projectList(project.id) },
  ]
  return (
    <div className="page">
      <Breadcrumb trail={trail} current="Day Out of Days" />
      <PageTitle
        title="Day Out of Days"
        lead={
          <>
            <bdi>{project.title}</bdi>, {formatBooking(chart.days, chart.today)}
          </>
        }
        actions={<BoardActions file={projectPaths.dayOutOfDaysFile(project.id, chart.days)} />}
      />
      <BoardPage
        {...chart}
        states={seesDeals ? DEALS : BOOKED}
        amounts="Cost"
        toOf={(at) => projectPaths.dayOutOfDays(project.id, at)}
        empty={{ title: LIST_PAGE_MESSAGES.noVehicles, hint: 'Vehicles on the lists of this project show up here.' }}
      />
      {costs && <p className="hint mt-3">{costs}</p>}
    </div>
  )
}

const BOOKED = ['late', 'booked', 'external', 'taken'] as const
const DEALS = ['late', 'answer', 'inquired', 'agreed', 'booked', 'external', 'taken', 'unavailable'] as const

export const handle = { live: 'all' }
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: boardStyles }]
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  titled(`Day Out of Days, ${data?.project.title ?? 'Project'}`),
]

export function ErrorBoundary() {
  return <FetchFailure title="Day Out of Days" sentence={PROJECT_MESSAGES.loadFailed} />
}
