import { z } from 'zod'
import { privateCookie } from '../web/cookies.server'

const YEAR = 365 * 86_400
const lastProjectCookie = () => privateCookie('backlot_project', YEAR)

/** The project this browser showed last, as it says; whoever asks still has to be a member of it. */
export async function lastProjectId(request: Request): Promise<string | null> {
  const read = z.guid().safeParse(await lastProjectCookie().parse(request.headers.get('Cookie')))
  return read.success ? read.data : null
}

/** Headers that make the browser remember a project; none when it does already. */
export async function rememberProject(request: Request, projectId: string): Promise<HeadersInit> {
  if ((await lastProjectId(request)) === projectId) return {}
  return { 'Set-Cookie': await lastProjectCookie().serialize(projectId) }
}
