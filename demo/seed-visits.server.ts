import { and, desc, eq, lte } from 'drizzle-orm'
import { activity, db } from '~/server/db/client.server'
import { markActivitySeen } from '~/services/crew/activity/new-activity.server'
import { granted } from './builder/granted'
import type { Production } from './productions/production'
import type { Cast } from './seed-cast.server'
import type { StoryTime } from './story-time.server'

/** Since when a crew has not looked: what was done in the last hours is new to its people. */
const HOURS = 20

/** Everybody of a crew has read its history up to yesterday. */
export async function seedVisits(projectId: string, { crew }: Production, cast: Cast, time: StoryTime): Promise<void> {
  const [known] = await db()
    .select({ id: activity.id })
    .from(activity)
    .where(and(eq(activity.projectId, projectId), lte(activity.createdAt, time.hoursAgo(HOURS))))
    .orderBy(desc(activity.createdAt), desc(activity.id))
    .limit(1)
  if (!known) return
  for (const [key] of crew) granted(await markActivitySeen(cast[key], projectId, known.id))
}
