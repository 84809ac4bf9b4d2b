import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import { budgetLeftOnCard } from '~/models/billing/cost-texts'
import { type Budget, overBudget } from '~/models/crew/budget'
import { agreedWithTax, dealsToDo } from '~/models/deals/deal-summary'
import { projectCounts } from '~/models/projects/project-actions'
import { can } from '~/models/trade/access/permissions'
import type { Cents } from '~/models/trade/money'
import { withSearch } from '~/models/trade/paths/own-path'
import { projectPaths } from '~/models/trade/paths/projects'
import { photoUrls } from '~/models/trade/photos'
import { db, projectMembers, projects, selectRows } from '~/server/db/client.server'
import { afterKey, pageOf } from '~/server/db/keyset.server'
import { type Account, requireArea } from '~/server/session/asker.server'
import { allBudgets } from '~/services/crew/find-budget.server'
import { countStages } from '~/services/deals/staged-vehicles.server'
import { nextPickups } from '~/services/orders/next-pickups.server'

const PAGE = 24
const PICTURES = 3

export type ProjectGroup = Awaited<ReturnType<typeof projectsPage>>

interface Shown {
  isActive: boolean
  /** The ids of projects that come first. */
  late?: readonly string[]
  after: string | null
}

/**
 * A keyset page of the asker's active or closed projects, the late ones first, then the newest first. The remaining
 * budget is only for members who see prices. Five queries for any number.
 */
export async function projectsPage(asker: Account, { isActive, late = [], after }: Shown) {
  requireArea(asker, 'projects')
  const isLate = sql`${projects.id} = any(${sql.param(late)}::uuid[])`
  const key = sql`${isLate}, ${projects.createdAt}`
  const rows = await db()
    .select({
      id: projects.id,
      title: projects.title,
      location: projects.location,
      description: projects.description,
      projectRole: projectMembers.role,
      projectStatus: projects.status,
      cars: sql`(select count(distinct coalesce(vehicle_id, external_vehicle_id)) from list_vehicles
        where project_id = ${projects.id} and removed_at is null)`.mapWith(Number),
      members: sql`(select count(*) from project_members as crew where crew.project_id = ${projects.id})`.mapWith(
        Number,
      ),
    })
    .from(projectMembers)
    .innerJoin(projects, eq(projects.id, projectMembers.projectId))
    .where(
      and(
        eq(projectMembers.accountId, asker.id),
        isActive ? eq(projects.status, 'active') : ne(projects.status, 'active'),
        afterKey({ table: projects, key, id: projects.id, direction: 'desc' }, after),
      ),
    )
    .orderBy(desc(isLate), desc(projects.createdAt), desc(projects.id))
    .limit(PAGE + 1)
  const { page, last } = pageOf(rows, PAGE)
  const ids = page.map(({ id }) => id)
  const accessTo = ({ projectRole, projectStatus }: (typeof page)[number]) => ({
    applicationRole: asker.role,
    projectRole,
    projectStatus,
  })
  const [pictures, pickups] = [await picturesOf(ids), await nextPickups(ids)]
  const priced = page.flatMap((row) => (can('seePrices', accessTo(row)) ? row.id : []))
  const [budgets, staged] = [await allBudgets(priced), await countStages(priced)]
  return {
    projects: page.map((row) => {
      const { projectRole: _, projectStatus: __, cars, members, ...project } = row
      const stages = staged.filter(({ projectId }) => projectId === row.id)
      return {
        ...project,
        counts: projectCounts({ cars, members }),
        mayDownload: can('downloadZip', accessTo(row)),
        pictures: pictures.get(project.id) ?? [],
        nextPickup: pickups.get(project.id) ?? null,
        deals: dealsToDo(stages, accessTo(row)).map(({ text, group }) => ({
          text,
          isTurn: group === 'needs-you',
          to: withSearch(projectPaths.projectList(project.id), `?status=${group}`),
        })),
        budget: budgetLeft(budgets.get(project.id), agreedWithTax(stages)),
      }
    }),
    next: last?.id ?? null,
  }
}

/** Null if no budget is set, or for members who see no prices. */
function budgetLeft(budget: Budget | undefined, agreed: Cents) {
  return budget ? { left: budgetLeftOnCard(budget, agreed), isOver: overBudget(budget) > 0 } : null
}

/** The first photo of the last added vehicles, three per project. */
async function picturesOf(projectIds: string[]) {
  const pictures = new Map<string, ReturnType<typeof photoUrls>[]>()
  if (projectIds.length === 0) return pictures
  const rows = await selectRows<{ project_id: string; photo_id: string }>(
    db(),
    sql`select project_id, photo_id from (
        select project_id, photo_id, row_number() over (partition by project_id order by added_at desc, photo_id) as rank
        from (
          select distinct on (list_vehicles.project_id, vehicle_id)
            list_vehicles.project_id, photo.id as photo_id, added_at
          from list_vehicles
          join vehicle_photos as photo using (vehicle_id)
          where removed_at is null and photo.position = 0 and ${inArray(sql`list_vehicles.project_id`, projectIds)}
          order by list_vehicles.project_id, vehicle_id, added_at desc
        ) as shown
      ) as ranked
      where rank <= ${PICTURES}
      order by project_id, rank`,
  )
  for (const { project_id, photo_id } of rows) {
    pictures.set(project_id, [...(pictures.get(project_id) ?? []), photoUrls(photo_id)])
  }
  return pictures
}
