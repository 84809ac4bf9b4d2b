import { eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { GRANTED_ROLES } from '~/models/accounts/sign-up-requests'
import { formatInstant } from '~/models/trade/days/instant-words'
import { HOME_ZONE } from '~/models/trade/days/zones'
import { normalizePhone, personName } from '~/models/trade/fields/person'
import { labelOf } from '~/models/trade/vocabulary/option'
import { now } from '~/server/clock.server'
import { db } from '~/server/db/client.server'
import { accounts, signUpRequests } from '~/server/db/schema'
import { notFound } from '~/server/errors.server'
import { type Account, requireArea } from '~/server/session/asker.server'

const decider = alias(accounts, 'decider')
const made = alias(accounts, 'made')
const holder = alias(accounts, 'holder')

/** A sign-up request with its status, and whether the email address has an account by now; 404 for an unknown id. */
export async function requireSignUp(asker: Account, requestId: string) {
  requireArea(asker, 'providerDesk')
  const [row] = await db()
    .select({
      request: signUpRequests,
      decider: { firstName: decider.firstName, lastName: decider.lastName },
      role: made.role,
      holderId: holder.id,
    })
    .from(signUpRequests)
    .leftJoin(decider, eq(decider.id, signUpRequests.decidedBy))
    .leftJoin(made, eq(made.id, signUpRequests.accountId))
    .leftJoin(holder, eq(holder.email, signUpRequests.email))
    .where(eq(signUpRequests.id, requestId))
  if (!row) throw notFound()
  const { id, firstName, lastName, email, phone, title, company, imdbLink, status, createdAt } = row.request
  return {
    id,
    name: personName({ firstName, lastName }),
    email,
    phone: normalizePhone(phone)?.shown ?? phone,
    title,
    company,
    imdbLink,
    asked: formatInstant(createdAt, HOME_ZONE, now()),
    status,
    decision: decisionOf(row),
    hasAccount: row.holderId !== null,
  }
}

/** A request for an account as the desk reads it. */
export type SignUp = Awaited<ReturnType<typeof requireSignUp>>

interface Row {
  request: typeof signUpRequests.$inferSelect
  decider: { firstName: string; lastName: string } | null
  role: string | null
}

function decisionOf({ request: { decidedAt, reason }, decider, role }: Row) {
  if (!decidedAt || !decider) return null
  return {
    by: personName(decider),
    when: formatInstant(decidedAt, HOME_ZONE, now()),
    /** Why it was rejected; '' otherwise. */
    reason,
    /** What was granted; '' otherwise. */
    role: role === null ? '' : labelOf(GRANTED_ROLES, role),
  }
}
