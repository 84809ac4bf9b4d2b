import { and, eq } from 'drizzle-orm'
import { VISITORS } from '#tests/architecture/policies'
import type { CrewAtWork } from '#tests/world/crews'
import { accounts, db, projectMembers } from '~/server/db/client.server'
import { violations } from '../invariants'
import type { Cast } from './cast'
import { changed, checksumsOf } from './crew-checksums'
import type { Round } from './fuzz-round'
import type { Who } from './planted-words'

/** The role of each visitor and their role in the project; fuzzed forms can change both. */
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
 * The problems found after a round: violated invariants, changed rows of another crew, and pages opened without access
 * by visitors whose role has not changed.
 */
export async function checkRound(cast: Cast, round: Round) {
  const roles = await rolesOf(cast.ours)
  const hasSameRole = (who: Who) => roles.get(who) === cast.roles.get(who)
  const changedGroups = changed(cast.before, await checksumsOf(cast.theirs))
  return {
    opened: round.opened.filter(({ who }) => hasSameRole(who)),
    broken: [...(await violations()), ...changedGroups.map((group) => `the ${group} of another crew were changed`)],
  }
}
