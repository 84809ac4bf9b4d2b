import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { isbot } from 'isbot'
import { mayOpen } from '~/models/trade/access/permissions'
import type { Day } from '~/models/trade/days/day'
import { todayIn } from '~/models/trade/days/zones'
import { now } from '~/server/clock.server'
import { inTransaction, vehicleViews } from '~/server/db/client.server'
import type { Account, Visitor } from '~/server/session/asker.server'

/** Maximum size of `seen`; the oldest entries are dropped. About 5 MB. */
const MAX_REMEMBERED = 50_000

interface Counts {
  day: Day
  /** Unwritten views by vehicle id. */
  views: Map<string, number>
  /** Hashes of viewer and vehicle, so that a reload does not count again. */
  seen: Set<string>
}

declare global {
  /** On globalThis, so that it survives hot reload. */
  var backlotViews: Counts[] | undefined
}

/** The unwritten counts per UTC day, today's last. */
function counts(): Counts[] {
  globalThis.backlotViews ??= []
  return globalThis.backlotViews
}

/**
 * Counts a view of a vehicle's page in memory, once a day per renter or visitor (identified by IP address and user
 * agent). Ignores owners, staff, crawlers and requests without a user agent.
 */
export function countView(asker: Account | Visitor, vehicleId: string): void {
  const { agent = '' } = asker
  if (agent === '' || isbot(agent)) return
  if (asker.kind === 'account' && (mayOpen('ownerDesk', asker.role) || mayOpen('providerDesk', asker.role))) return
  const { views, seen } = today()
  const viewer = asker.kind === 'account' ? asker.id : `${asker.address} ${agent}`
  const key = createHash('sha256').update(`${vehicleId} ${viewer}`).digest('base64url').slice(0, 22)
  if (seen.has(key)) return
  for (const oldest of seen) {
    if (seen.size < MAX_REMEMBERED) break
    seen.delete(oldest)
  }
  seen.add(key)
  views.set(vehicleId, (views.get(vehicleId) ?? 0) + 1)
}

function today(): Counts {
  const day = todayIn('UTC', now())
  const last = counts().at(-1)
  if (last?.day === day) return last
  // a new day: forget the viewers of earlier days
  for (const { seen } of counts()) seen.clear()
  const fresh = { day, views: new Map<string, number>(), seen: new Set<string>() }
  counts().push(fresh)
  return fresh
}

/**
 * Adds this process's unwritten counts to the table; other processes add theirs. Counts that could not be written are
 * kept for the next run.
 */
export async function writeViews(): Promise<void> {
  const taken = counts().flatMap(({ day, views }) =>
    [...views].map(([vehicleId, many]) => ({ vehicleId, day, views: many })),
  )
  // in a fixed order, so that two processes do not deadlock
  taken.sort((one, other) => (one.vehicleId + one.day < other.vehicleId + other.day ? -1 : 1))
  for (let start = 0; start < taken.length; start += AT_ONCE) {
    const rows = taken.slice(start, start + AT_ONCE)
    await inTransaction((tx) =>
      tx
        .insert(vehicleViews)
        .values(rows)
        .onConflictDoUpdate({
          target: [vehicleViews.vehicleId, vehicleViews.day],
          set: { views: sql`${vehicleViews.views} + excluded.views` },
        }),
    )
    for (const row of rows) subtract(row)
  }
  globalThis.backlotViews = counts().filter(({ day, views }) => views.size > 0 || day === todayIn('UTC', now()))
}

const AT_ONCE = 1000

/** Subtracts written views; views counted in the meantime stay. */
function subtract({ vehicleId, day, views }: { vehicleId: string; day: Day; views: number }) {
  const of = counts().find((each) => each.day === day)?.views
  const left = (of?.get(vehicleId) ?? 0) - views
  if (left > 0) of?.set(vehicleId, left)
  else of?.delete(vehicleId)
}
