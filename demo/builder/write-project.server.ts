import type { ProjectRole } from '~/models/trade/vocabulary/projects'
import { db, projectMembers, projects } from '~/server/db/client.server'

type Project = Omit<typeof projects.$inferInsert, 'createdBy'>
type Member = { accountId: string; role: ProjectRole }

/**
 * Inserts a project created by the first of its members. Inserted directly, because callers also need projects without
 * a list, with an Owner who may not create projects, or that have ended.
 */
export async function writeProject(project: Project, members: readonly Member[]): Promise<string> {
  const createdBy = members[0]?.accountId
  if (!createdBy) throw new Error('A project needs at least one member.')
  const [row] = await db()
    .insert(projects)
    .values({ ...project, createdBy })
    .returning({ id: projects.id })
  if (!row) throw new Error('The project was not written.')
  await writeMembers(row.id, members, project.createdAt)
  return row.id
}

/** Inserts members of a project, directly instead of by invitations. */
export async function writeMembers(projectId: string, members: readonly Member[], createdAt?: Date): Promise<void> {
  await db()
    .insert(projectMembers)
    .values(members.map((member) => ({ projectId, ...member, createdAt })))
}
