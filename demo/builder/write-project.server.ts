import type { ProjectRole } from '~/models/trade/vocabulary/project-roles'
import { db } from '~/server/db/client.server'
import { projectMembers, projects } from '~/server/db/schema'

type Project = Omit<typeof projects.$inferInsert, 'createdBy'>
type Member = { accountId: string; role: ProjectRole }

/** Writes a project that the first of its members began. By hand: the product has no verb for it yet. */
export async function writeProject(project: Project, members: readonly Member[]): Promise<string> {
  const createdBy = members[0]?.accountId
  if (!createdBy) throw new Error('A project needs at least one member.')
  const [row] = await db()
    .insert(projects)
    .values({ ...project, createdBy })
    .returning({ id: projects.id })
  if (!row) throw new Error('The project was not written.')
  const { createdAt } = project
  await db()
    .insert(projectMembers)
    .values(members.map((member) => ({ projectId: row.id, ...member, createdAt })))
  return row.id
}
