import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Renter } from '../auth/renter.server'
import { db } from '../db/client.server'
import { projectMembers } from '../db/schema'
import { privateCookie } from '../web/cookies.server'

const YEAR = 365 * 86_400
const lastProjectCookie = () => privateCookie('backlot_project', YEAR)

/** Headers that make the browser remember a project; none when it does already. */
export async function rememberProject(request: Request, projectId: string): Promise<HeadersInit> {
  if ((await lastProjectId(request)) === projectId) return {}
  return { 'Set-Cookie': await lastProjectCookie().serialize(projectId) }
}

/** The project this browser showed last, when the renter is still a member of it. */
export async function findLastProject(request: Request, renter: Renter): Promise<string | null> {
  const projectId = await lastProjectId(request)
  if (!projectId) return null
  const [row] = await db()
    .select({ projectId: projectMembers.projectId })
    .from(projectMembers)
    .where(and(eq(projectMembers.projectId, projectId), eq(projectMembers.accountId, renter.id)))
  return row?.projectId ?? null
}

/** As the browser says; what it says is no proof of membership. */
async function lastProjectId(request: Request): Promise<string | null> {
  const read = z.guid().safeParse(await lastProjectCookie().parse(request.headers.get('Cookie')))
  return read.success ? read.data : null
}
