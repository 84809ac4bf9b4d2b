import { eq } from 'drizzle-orm'
import type { ProjectFields } from '~/models/projects/project-fields'
import type { CurrentRow } from '~/models/trade/edits'
import { db } from '~/server/db/client.server'
import { projects } from '~/server/db/schema'
import { notFound } from '~/server/errors.server'
import type { Membership } from '~/services/crew/membership.server'
import { PROJECT_COLUMNS } from './project-columns.server'

/** The fields of a project and how often they were saved. */
export async function requireProject({ project: { id } }: Membership): Promise<CurrentRow<ProjectFields>> {
  const [project] = await db()
    .select({ fields: PROJECT_COLUMNS, revision: projects.revision })
    .from(projects)
    .where(eq(projects.id, id))
  if (!project) throw notFound()
  return project
}
