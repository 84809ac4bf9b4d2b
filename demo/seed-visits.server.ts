import { and, desc, eq, lte } from 'drizzle-orm'
import { activity, db } from '~/server/db/client.server'
import { markActivitySeen } from '~/services/crew/activity/new-activity.server'
import { unwrap } from './builder/unwrap'
import type { Production } from './productions/production'
import type { Cast } from './seed-cast.server'
import type { StoryTime } from './story-time.server'

/** The crew last visited this long ago, so later activity is new to it. */
const HOURS = 20

/** Marks the activity of a project as seen by its whole crew, up to yesterday. */
export async function seedVisits(projectId: string, { crew }: Production, cast: Cast, time: StoryTime): Promise<void> {
  const [known] = await db()
    .select({ id: activity.id })
    .from(activity)
    .where(and(eq(activity.projectId, projectId), lte(activity.createdAt, time.hoursAgo(HOURS))))
    .orderBy(desc(activity.createdAt), desc(activity.id))
    .limit(1)
  if (!known) return
  for (const [key] of crew) unwrap(await markActivitySeen(cast[key], projectId, known.id))
}
