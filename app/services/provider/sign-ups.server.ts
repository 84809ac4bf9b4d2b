import { and, asc, desc, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { GRANTED_ROLES } from '~/models/accounts/sign-up-requests'
import { formatInstantOfYear, formatInstantShort, HOME_ZONE } from '~/models/trade/days/zones'
import { normalizePhone, personName } from '~/models/trade/fields/person'
import type { SignUpStatus } from '~/models/trade/vocabulary/accounts'
import { labelOf } from '~/models/trade/vocabulary/option'
import { now } from '~/server/clock.server'
import { accounts, db, signUpRequests } from '~/server/db/client.server'
import { afterKey, pageOf } from '~/server/db/keyset.server'
import { notFound } from '~/server/errors.server'
import { type Account, requireArea } from '~/server/session/asker.server'

const PAGE = 20

/**
 * A keyset page of the sign-up requests with this status, undecided ones oldest first, others newest first; `after` is
 * the last one on the previous page. `open` counts all undecided requests.
 */
export async function signUpsPage(asker: Account, status: SignUpStatus, after: string | null) {
  requireArea(asker, 'providerDesk')
  const { createdAt, id } = signUpRequests
  const direction = status === 'requested' ? 'asc' : 'desc'
  const inOrder = direction === 'asc' ? asc : desc
  const isAfter = afterKey({ table: signUpRequests, key: createdAt, id, direction }, after)
  const rows = await db()
    .select()
    .from(signUpRequests)
    .where(and(eq(signUpRequests.status, status), isAfter))
    .orderBy(inOrder(createdAt), inOrder(id))
    .limit(PAGE + 1)
  const { page, last } = pageOf(rows, PAGE)
  return {
    rows: page.map(({ id, firstName, lastName, email, title, company, createdAt }) => ({
      id,
      name: personName({ firstName, lastName }),
      email,
      title,
      company,
      when: formatInstantShort(createdAt, HOME_ZONE, now()),
    })),
    open: await db().$count(signUpRequests, eq(signUpRequests.status, 'requested')),
    next: last?.id ?? null,
  }
}

export type SignUpRow = Awaited<ReturnType<typeof signUpsPage>>['rows'][number]

const decider = alias(accounts, 'decider')
const made = alias(accounts, 'made')
const holder = alias(accounts, 'holder')

/** A sign-up request, with whether its email address has an account by now. 404 for an unknown id. */
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
  const { id, firstName, lastName, email, phone, title, company, imdbLink, status, createdAt, decidedAt, reason } =
    row.request
  return {
    id,
    name: personName({ firstName, lastName }),
    email,
    phone: normalizePhone(phone),
    /** As it was written in the request. */
    phoneTyped: phone,
    title,
    company,
    imdbLink,
    requested: formatInstantOfYear(createdAt, HOME_ZONE),
    status,
    decision:
      decidedAt && row.decider
        ? {
            by: personName(row.decider),
            when: formatInstantOfYear(decidedAt, HOME_ZONE),
            /** Why it was rejected; '' otherwise. */
            reason,
            /** The granted role; '' if it was rejected. */
            role: row.role === null ? '' : labelOf(GRANTED_ROLES, row.role),
          }
        : null,
    hasAccount: row.holderId !== null,
  }
}

export type SignUp = Awaited<ReturnType<typeof requireSignUp>>
