import type { ProjectRole } from '~/models/trade/vocabulary/projects'
import { db, projectMembers, projects } from '~/server/db/client.server'

type Project = Omit<typeof projects.$inferInsert, 'createdBy'>
type Member = { accountId: string; role: ProjectRole }

/**
 * Writes a project that the first of its members began, as it stands. By hand: hundreds of stories begin in one, some of
 * them without a list, with an Owner who makes no projects, or after its end, where no service leads.
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

/** Writes people into the crew of a project. By hand: the product has no service for it yet. */
export async function writeMembers(projectId: string, members: readonly Member[], createdAt?: Date): Promise<void> {
  await db()
    .insert(projectMembers)
    .values(members.map((member) => ({ projectId, ...member, createdAt })))
}
