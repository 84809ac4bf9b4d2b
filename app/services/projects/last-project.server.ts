import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { db } from '~/server/db/client.server'
import { projectMembers } from '~/server/db/schema'
import { remembered } from '~/server/http/remembered.server'
import type { Renter } from '~/server/session/renter.server'

const lastProject = remembered('project', z.guid())

/** Headers that make the browser remember a project; none when it does already. */
export function rememberProject(request: Request, renter: Renter, projectId: string): Promise<HeadersInit> {
  return lastProject.write(request, renter, projectId)
}

/** The project this browser showed the renter last, when they are still a member of it. */
export async function findLastProject(request: Request, renter: Renter): Promise<string | null> {
  const projectId = await lastProject.read(request, renter)
  if (!projectId) return null
  const [row] = await db()
    .select({ projectId: projectMembers.projectId })
    .from(projectMembers)
    .where(and(eq(projectMembers.projectId, projectId), eq(projectMembers.accountId, renter.id)))
  return row?.projectId ?? null
}
