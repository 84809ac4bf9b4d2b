import { and, eq, gt, gte, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import { activity, projectMembers } from '~/server/db/client.server'
import type { Membership } from '../membership.server'
import { actorName, sentenceOf } from './activity-page.server'
import { type ActivityEntry, isVisibleActivity, selectEntries } from './select-activity.server'

/** Entries per project. */
const MAX_CHANGES = 5

/** What others did in one project, newest first: 'Marcus Webb added 1957 Chevrolet Bel Air to Street traffic.' */
export type ProjectChanges = { project: { id: string; title: string }; lines: string[]; hasMore: boolean }

/**
 * What others have done since then in one account's projects, as far as its role in each lets it see: the latest
 * entries of each project, without amounts of money. `memberships`: all memberships of the account. One query.
 */
export async function recentChanges(memberships: readonly Membership[], since: Date): Promise<ProjectChanges[]> {
  const [first] = memberships
  if (!first) return []
  const entries = await selectEntries(
    inArray(activity.id, latestIn(memberships, first.renterId, since)),
    memberships.length * (MAX_CHANGES + 1),
  )
  return memberships.flatMap((membership) => {
    const own = entries.filter(({ projectId }) => projectId === membership.project.id)
    if (own.length === 0) return []
    const { id, title } = membership.project
    const lines = own.slice(0, MAX_CHANGES).map((entry) => lineOf(entry, membership))
    return [{ project: { id, title }, lines, hasMore: own.length > MAX_CHANGES }]
  })
}

function lineOf(entry: ActivityEntry, membership: Membership): string {
  const texts = sentenceOf({ ...entry, rateCents: null, movedCents: null }, membership).map(({ text }) => text)
  return `${actorName(entry, membership)} ${texts.join('')}`
}

/** The ids of the latest entries of each project, one more than are shown. */
function latestIn(memberships: readonly Membership[], accountId: string, since: Date): SQL {
  const mayRead = memberships.map(({ project, access }) =>
    and(eq(activity.projectId, project.id), isVisibleActivity(access)),
  )
  return sql`(select latest.id from (
    select ${activity.id}, row_number() over (
      partition by ${activity.projectId} order by ${activity.createdAt} desc, ${activity.id} desc) as place
    from ${activity} join ${projectMembers} on ${and(
      eq(projectMembers.projectId, activity.projectId),
      eq(projectMembers.accountId, accountId),
    )}
    where ${and(
      or(...mayRead),
      gt(activity.createdAt, since),
      gte(activity.createdAt, projectMembers.createdAt),
      ne(activity.accountId, accountId),
    )}
  ) as latest where latest.place <= ${MAX_CHANGES + 1})`
}
