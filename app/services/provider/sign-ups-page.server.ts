import { and, desc, eq } from 'drizzle-orm'
import { formatInstantShort } from '~/models/trade/days/instant-words'
import { HOME_ZONE } from '~/models/trade/days/zones'
import { personName } from '~/models/trade/fields/person'
import type { SignUpStatus } from '~/models/trade/vocabulary/accounts'
import { now } from '~/server/clock.server'
import { db } from '~/server/db/client.server'
import { afterKey, pageOf } from '~/server/db/keyset.server'
import { signUpRequests } from '~/server/db/schema'
import { type Account, requireArea } from '~/server/session/asker.server'

const PAGE = 20
const NEWEST_FIRST = {
  table: signUpRequests,
  key: signUpRequests.createdAt,
  id: signUpRequests.id,
  direction: 'desc',
} as const

export type SignUpRow = { id: string; name: string; email: string; title: string; company: string; when: string }

/**
 * One page of the requests for an account that stand there, the newest first; `after` is the last one of the page
 * before. `open` counts all that wait for a decision.
 */
export async function signUpsPage(asker: Account, status: SignUpStatus, after: string | null) {
  requireArea(asker, 'providerDesk')
  const rows = await db()
    .select()
    .from(signUpRequests)
    .where(and(eq(signUpRequests.status, status), afterKey(NEWEST_FIRST, after)))
    .orderBy(desc(signUpRequests.createdAt), desc(signUpRequests.id))
    .limit(PAGE + 1)
  const { page, last } = pageOf(rows, PAGE)
  return {
    rows: page.map(rowOf),
    open: await db().$count(signUpRequests, eq(signUpRequests.status, 'requested')),
    next: last?.id ?? null,
  }
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
