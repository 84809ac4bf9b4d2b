import { lt, sql } from 'drizzle-orm'
import { changesSince, DIGEST_HOURS } from '~/models/today/digest'
import type { Day } from '~/models/trade/days/day'
import { HOME_ZONE } from '~/models/trade/days/zones'
import type { Outcome } from '~/models/trade/results/outcome'
import type { ApplicationRole } from '~/models/trade/vocabulary/accounts'
import { now } from '~/server/clock.server'
import { attempt, db, morningDigests, selectRows, type Tx, transact } from '~/server/db/client.server'
import type { ServerAsker } from '~/server/session/asker.server'
import { wantsDigest } from '~/services/accounts/profile/digest-setting.server'
import { recentChanges } from '~/services/crew/activity/recent-changes.server'
import { allMemberships } from '~/services/crew/membership.server'
import { mailDigest } from './digest-email.server'
import { tasksOf } from './tasks.server'

const FAILED = 'A morning digest was not written.'

/**
 * Emails the morning digest to every account that wants it and has tasks or changes, at most once per account and day,
 * with any number of processes. One transaction per account; a failure is logged and retried in the next run of the
 * morning.
 */
export async function sendMorningDigests(server: ServerAsker, shouldContinue = () => true): Promise<void> {
  for (const reader of await readersDue()) {
    if (!shouldContinue()) return
    await attempt(FAILED, () => sendDigest(server, reader))
  }
}

async function sendDigest({ origin }: ServerAsker, reader: Reader): Promise<Outcome> {
  const { id, role, email, day, madeAt } = reader
  const memberships = await allMemberships({ id, role })
  const tasks = await tasksOf({ id, role, email }, memberships)
  const changes = await recentChanges(memberships, changesSince(madeAt, now()))
  return transact(FAILED, async (tx) => {
    const isFirst = await recordDigest(tx, id, day)
    if (isFirst && tasks.length + changes.length > 0) await mailDigest(tx, { reader, day, tasks, changes, origin })
    return { ok: true }
  })
}

/** False if another process has already made this day's digest. */
async function recordDigest(tx: Tx, accountId: string, day: Day): Promise<boolean> {
  const made = { day, madeAt: now() }
  const [first] = await tx
    .insert(morningDigests)
    .values({ accountId, ...made })
    .onConflictDoUpdate({ target: morningDigests.accountId, set: made, setWhere: lt(morningDigests.day, day) })
    .returning()
  return first !== undefined
}

/** `day`: the date in their time zone. `madeAt`: when their last digest was made. */
type Reader = {
  id: string
  email: string
  firstName: string
  role: ApplicationRole
  day: Day
  madeAt: Date | null
}

/**
 * The active accounts where it is morning and that have no digest of this day. Crews and staff are in New York time,
 * owners in the time zone of most of their vehicles.
 */
async function readersDue(): Promise<Reader[]> {
  const at = sql`${now().toISOString()}::timestamptz`
  return selectRows<Reader>(
    db(),
    sql`select accounts.id, accounts.email, accounts.first_name as "firstName", accounts.role,
        place.now::date::text as day, digest.made_at as "madeAt"
      from accounts
      left join lateral (
        select vehicles.zone from vehicles
        where vehicles.owner_id = accounts.id and vehicles.listing_status <> 'deleted'
        group by vehicles.zone order by count(*) desc, vehicles.zone limit 1
      ) as fleet on accounts.role = 'backlot_owner'
      cross join lateral (select ${at} at time zone coalesce(fleet.zone, ${HOME_ZONE}) as now) as place
      left join morning_digests as digest on digest.account_id = accounts.id
      where accounts.status = 'active' and ${wantsDigest}
        and extract(hour from place.now) >= ${DIGEST_HOURS.from} and extract(hour from place.now) < ${DIGEST_HOURS.until}
        and (digest.day is null or digest.day < place.now::date)
      order by accounts.id`,
  )
}
