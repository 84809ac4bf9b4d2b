import { and, desc, inArray, isNull } from 'drizzle-orm'
import { type Command, type Found, isNamed } from '~/models/today/commands/commands'
import { projectPageCommands } from '~/models/today/commands/page-commands'
import type { ParsedCommand } from '~/models/today/commands/parse-command'
import { listPaths } from '~/models/trade/paths/lists'
import { projectPaths } from '~/models/trade/paths/projects'
import { db, lists } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { allMemberships, type Membership } from '~/services/crew/membership.server'
import { crewDealCommands } from './crew-deals.server'
import { type ById, crewOrderCommands } from './crew-orders.server'

/** The maximum number of lists that are searched; crews with more find them on their project pages. */
const MAX_ROWS = 500

/**
 * For a crew: orders by number or vehicle, offers by vehicle, the pages of the project in view, and projects and
 * lists by name. `projectId`: in view, or the last one; without it, the pages of all active projects.
 */
export async function crewCommands(asker: Account, command: ParsedCommand, projectId: string | null): Promise<Found> {
  const memberships = await allMemberships(asker)
  const byId = new Map(memberships.map((membership) => [membership.project.id, membership]))
  const inView = byId.get(projectId ?? '')
  const active = memberships.filter(({ project }) => project.status === 'active')
  return {
    exact: [...(await crewOrderCommands(asker, byId, command)), ...(await crewDealCommands(byId, command))],
    pages: (inView ? [inView] : active).flatMap((own) => projectPageCommands(own, command)),
    named: [...projectsNamed(memberships, command), ...(await listsNamed(byId, command))],
  }
}
function projectsNamed(memberships: readonly Membership[], { verb, target }: ParsedCommand): Command[] {
  if (verb) return []
  return memberships
    .filter(({ project }) => isNamed(project.title, target))
    .map(({ project }) => ({ text: project.title, kind: 'Project', to: projectPaths.projectList(project.id) }))
}

/** The query string for a single list, so that it is on the first page whatever its position. */
const alone = (listId: string) => `?list=${listId}`

async function listsNamed(byId: ById, { verb, target }: ParsedCommand): Promise<Command[]> {
  if (verb || byId.size === 0) return []
  const rows = await db()
    .select({ id: lists.id, name: lists.name, projectId: lists.projectId })
    .from(lists)
    .where(and(inArray(lists.projectId, [...byId.keys()]), isNull(lists.archivedAt)))
    .orderBy(desc(lists.createdAt), lists.id)
    .limit(MAX_ROWS)
  return rows
    .filter(({ name }) => isNamed(name, target))
    .map(({ id, name, projectId }) => ({
      text: name,
      kind: `List, ${byId.get(projectId)?.project.title ?? ''}`,
      to: listPaths.listOnPage(projectId, id, alone(id)),
    }))
}
