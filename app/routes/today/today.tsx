import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { FetchFailure } from '~/components/shell/error-page'
import { TaskList } from '~/components/today/task-list'
import { TODAY_MESSAGES, todayPage } from '~/models/today/today-page'
import { TodayQuery } from '~/models/today/today-params'
import { HOME_ZONE, todayIn } from '~/models/trade/days/zones'
import { titled } from '~/models/trade/product'
import { now } from '~/server/clock.server'
import { parseQuery } from '~/server/http/route.server'
import { requireAccount } from '~/server/session/require.server'
import { currentTasks } from '~/services/today/current-tasks.server'

export async function loader({ request }: LoaderFunctionArgs) {
  const account = await requireAccount(request)
  const { project } = parseQuery(request, TodayQuery)
  return todayPage(await currentTasks(account), project ?? null, todayIn(HOME_ZONE, now()))
}

export default function Today() {
  return (
    <div className="page">
      <TaskList {...useLoaderData<typeof loader>()} />
    </div>
  )
}

export const meta: MetaFunction = () => [titled('Today')]

export function ErrorBoundary() {
  return <FetchFailure title="Today" sentence={TODAY_MESSAGES.fetchFailed} />
}
