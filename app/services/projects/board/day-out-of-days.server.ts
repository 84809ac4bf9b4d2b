import { eq } from 'drizzle-orm'
import { type BoardGroup, type BoardRow, boardTotals } from '~/models/orders/board/bars'
import { boardDays, boardView, projectDays, spanOf } from '~/models/orders/board/board-days'
import { boardFile } from '~/models/orders/board/board-file'
import { can } from '~/models/trade/access/permissions'
import type { Booking } from '~/models/trade/days/day'
import { HOME_ZONE, todayIn } from '~/models/trade/days/zones'
import { csvFile } from '~/models/trade/format/csv'
import { titleInFileName } from '~/models/trade/format/file-name'
import { now } from '~/server/clock.server'
import { db, projects } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { costFacts } from '~/services/billing/cost-facts.server'
import { type Membership, requireMembership } from '~/services/crew/membership.server'
import { takenPeriodsOf } from '~/services/fleet/vehicle-days.server'
import { boardRow, withTaken } from './board-rows.server'

const PAGE = 50

type Requested = { from: string; to: string }

/**
 * A page of the vehicles on a project's lists with their days, and the totals of all of them. Amounts only for members
 * who see prices. Six queries for any number of vehicles.
 */
export async function projectDayOutOfDays(
  membership: Membership,
  { after, ...requested }: Requested & { after: string | null },
) {
  const chart = await wholeChart(membership, requested)
  const start = after === null ? 0 : chart.rows.findIndex(({ id }) => id === after) + 1
  const page = chart.rows.slice(start, start + PAGE)
  const { rows, ...shown } = chart
  return {
    ...shown,
    groups: groupsOf(await withTakenDays(page, chart.days)),
    next: rows.length > start + PAGE ? (page.at(-1)?.id ?? null) : null,
  }
}

/** The same for all vehicles as a CSV file. 404 for non-members. */
export async function projectDayOutOfDaysFile(
  asker: Account,
  projectId: string,
  requested: Requested,
): Promise<{ name: string; content: Blob }> {
  const membership = await requireMembership(asker, projectId)
  const { rows, days, columns, totals } = await wholeChart(membership, requested)
  const groups = groupsOf(await withTakenDays(rows, days))
  const heads = { group: 'List', detail: 'Details' }
  const table = boardFile({ groups, days: columns, totals, heads, amounts: 'Cost' })
  const title = titleInFileName(membership.project.title)
  return {
    name: title ? `${title} day out of days.csv` : 'day-out-of-days.csv',
    content: new Blob([csvFile(table)]),
  }
}

type Row = BoardRow & { vehicleId: string | null; list: { id: string; name: string } }

/** All rows, without the days on which others have taken the vehicles. */
async function wholeChart(membership: Membership, requested: Requested) {
  const { project, access } = membership
  const facts = (await costFacts(project.id)).filter(({ isRemoved }) => !isRemoved)
  const rows = facts.flatMap((each): Row[] => {
    const list = { id: each.deal?.listId ?? each.external?.listId ?? '', name: each.list.name }
    return boardRow(membership, each).map((row) => ({ ...row, vehicleId: each.deal?.vehicle.id ?? null, list }))
  })
  const today = todayIn(HOME_ZONE, now())
  const span = spanOf([...(await shootingDays(project.id)), ...rows.flatMap(({ bars }) => bars)])
  const view = boardView(boardDays(requested, projectDays(span, today)), today, span)
  const totals = boardTotals(
    rows.map(({ bars }) => bars),
    view.columns,
    can('seePrices', access),
  )
  return { ...view, rows, totals }
}

/** The days of the project. */
async function shootingDays(projectId: string): Promise<Booking[]> {
  const [row] = await db()
    .select({ from: projects.startsOn, to: projects.endsOn })
    .from(projects)
    .where(eq(projects.id, projectId))
  if (!row?.from) return []
  return [{ from: row.from, to: row.to ?? row.from }]
}

async function withTakenDays(rows: readonly Row[], days: Booking): Promise<Row[]> {
  const vehicleIds = rows.flatMap(({ vehicleId }) => vehicleId ?? [])
  const periods = await takenPeriodsOf(db(), { vehicleIds, days })
  return rows.map((row) => ({
    ...row,
    ...withTaken(
      row,
      periods.filter(({ vehicleId }) => vehicleId === row.vehicleId),
    ),
  }))
}

/** Rows under their lists, in their order. */
function groupsOf(rows: readonly Row[]): BoardGroup[] {
  const groups: BoardGroup[] = []
  for (const { list, vehicleId: _, ...row } of rows) {
    const last = groups.at(-1)
    if (last?.id === list.id) last.rows.push(row)
    else groups.push({ id: list.id, title: list.name, rows: [row] })
  }
  return groups
}
