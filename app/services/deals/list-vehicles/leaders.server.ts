import { and, asc, eq, sql } from 'drizzle-orm'
import { shortNames } from '~/models/crew/short-names'
import type { Leaders } from '~/models/deals/deal-turn'
import { can, type ProjectAct } from '~/models/trade/access/permissions'
import { db } from '~/server/db/client.server'
import { accounts, projectMembers } from '~/server/db/schema'
import type { Membership } from '~/services/crew/membership.server'

/** Who in a project answers owners and who books, its Owner first; nobody, for a member who sees no deals. One query. */
export async function findLeaders({ project, access }: Membership): Promise<Leaders> {
  if (!can('seePrices', access)) return { answer: [], book: [] }
  const members = await db()
    .select({
      firstName: accounts.firstName,
      lastName: accounts.lastName,
      applicationRole: accounts.role,
      projectRole: projectMembers.role,
    })
    .from(projectMembers)
    .innerJoin(accounts, eq(accounts.id, projectMembers.accountId))
    .where(and(eq(projectMembers.projectId, project.id), eq(accounts.status, 'active')))
    .orderBy(sql`${projectMembers.role} <> 'Owner'`, asc(accounts.firstName), asc(accounts.lastName))
  const thoseWho = (act: ProjectAct) =>
    shortNames(
      members.filter(({ applicationRole, projectRole }) => can(act, { ...access, applicationRole, projectRole })),
    )
  return { answer: thoseWho('negotiate'), book: thoseWho('addToCart') }
}
