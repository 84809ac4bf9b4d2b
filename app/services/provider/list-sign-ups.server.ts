import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { formatInstantShort } from '~/models/trade/days/instant-words'
import { HOME_ZONE } from '~/models/trade/days/zones'
import { personName } from '~/models/trade/fields/names'
import type { SignUpStatus } from '~/models/trade/vocabulary/sign-up-status'
import { now } from '~/server/clock.server'
import { db } from '~/server/db/client.server'
import { signUpRequests } from '~/server/db/schema'

const PAGE = 20

type SignUpRow = { id: string; name: string; email: string; title: string; company: string; when: string }

/**
 * One page of the requests for an account that stand there, the newest first; `after` is the last one of the page
 * before. `open` counts all that wait for a decision.
 */
export async function listSignUps(status: SignUpStatus, after: string | null) {
  const begin = after === null ? undefined : comesAfter(after)
  const rows = await db()
    .select()
    .from(signUpRequests)
    .where(and(eq(signUpRequests.status, status), begin))
    .orderBy(desc(signUpRequests.createdAt), desc(signUpRequests.id))
    .limit(PAGE + 1)
  const page = rows.slice(0, PAGE)
  return {
    rows: page.map(rowOf),
    open: await db().$count(signUpRequests, eq(signUpRequests.status, 'requested')),
    next: rows.length > PAGE ? (page.at(-1)?.id ?? null) : null,
  }
}

/** The database compares its own instants, which are finer than ours. */
function comesAfter(after: string): SQL {
  const { createdAt, id } = signUpRequests
  const place = sql`(select ${createdAt}, ${id} from ${signUpRequests} where ${eq(id, after)})`
  return sql`(${createdAt}, ${id}) < ${place}`
}

function rowOf(request: typeof signUpRequests.$inferSelect): SignUpRow {
  const { id, firstName, lastName, email, title, company, createdAt } = request
  return {
    id,
    name: personName({ firstName, lastName }),
    email,
    title,
    company,
    when: formatInstantShort(createdAt, HOME_ZONE, now()),
  }
}
