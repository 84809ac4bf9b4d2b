import { and, eq } from 'drizzle-orm'
import { VISITORS } from '#tests/architecture/policies'
import type { CrewAtWork } from '#tests/world/crews'
import { accounts, db, projectMembers } from '~/server/db/client.server'
import { violations } from '../invariants'
import { belongingsOf, changed } from './belongings'
import type { Cast } from './cast'
import type { Round } from './fuzz-round'
import type { Who } from './marks'

/** What each visitor may do at all and in a project; the form that changes both is among those that are sent. */
export async function rolesOf({ people, params }: CrewAtWork): Promise<Map<Who, string>> {
  const isOfProject = and(eq(projectMembers.accountId, accounts.id), eq(projectMembers.projectId, params.projectId))
  const rows = await db()
    .select({ id: accounts.id, role: accounts.role, inProject: projectMembers.role })
    .from(accounts)
    .leftJoin(projectMembers, isOfProject)
  const roles = new Map(rows.map(({ id, role, inProject }) => [id, `${role}, ${inProject}`]))
  return new Map(VISITORS.map((who) => [who, roles.get(who === 'guest' ? '' : people[who].id) ?? '']))
}

/**
 * What a round has left behind that it should not have, and every address that was open to somebody whose place in the crew
 * is still the one that keeps it closed.
 */
export async function aftermath(cast: Cast, round: Round) {
  const roles = await rolesOf(cast.ours)
  const isWhereItWas = (who: Who) => roles.get(who) === cast.roles.get(who)
  const touched = changed(cast.before, await belongingsOf(cast.theirs))
  return {
    opened: round.opened.filter(({ who }) => isWhereItWas(who)),
    broken: [...(await violations()), ...touched.map((group) => `the ${group} of another crew were changed`)],
  }
}
