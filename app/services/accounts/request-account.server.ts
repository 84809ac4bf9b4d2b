import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { SIGN_UP_MESSAGES } from '~/models/accounts/account-messages'
import type { SignUp } from '~/models/accounts/sign-up-form'
import type { Outcome } from '~/models/trade/results/outcome'
import { now } from '~/server/clock.server'
import { accounts, attempt, inTransaction, selectRows, signUpRequests, type Tx } from '~/server/db/client.server'
import type { Visitor } from '~/server/session/asker.server'
import { withRateLimit } from '~/server/session/rate-limit.server'
import { hashToken } from '~/server/token.server'
import { type Found, notifySignUp } from './sign-up-email.server'

/**
 * Requests an account. An address that already has an account or an open request gets no second one, and the response
 * does not reveal that: the same queries run, and only the email to the address says what exists.
 */
export function requestAccount(asker: Visitor, given: SignUp): Promise<Outcome> {
  return attempt(SIGN_UP_MESSAGES.failed, () =>
    withRateLimit('sign-up', asker, given.email, () =>
      inTransaction(async (tx) => {
        const found = await record(tx, given)
        await notifySignUp(tx, {
          email: given.email,
          found,
          key: hashToken(JSON.stringify(given)),
          origin: asker.origin,
        })
        return { ok: true }
      }),
    ),
  )
}

async function record(tx: Tx, given: SignUp): Promise<Found> {
  const id = randomUUID()
  const open = await upsertRequest(tx, id, given)
  const [account] = await tx
    .select({ id: accounts.id, status: accounts.status })
    .from(accounts)
    .where(eq(accounts.email, given.email))
  if (open) return { kind: open === id ? 'new' : 'open', id: open }
  if (!account) throw new Error('The request was not written, although the address has no account.')
  return { kind: 'account', id: account.id, status: account.status }
}

/**
 * The id of the open request of an address, new or existing, locked until the transaction ends so that it cannot be
 * decided concurrently; undefined if the address has an account.
 */
async function upsertRequest(tx: Tx, id: string, given: SignUp): Promise<string | undefined> {
  const { email, firstName, lastName, phoneNumber, role, currentProductionCompany, imdbProfileLink } = given
  const [row] = await selectRows<{ id: string }>(
    tx,
    sql`insert into ${signUpRequests}
        (id, email, first_name, last_name, phone, title, company, imdb_link, created_at)
      select ${id}::uuid, ${email}::citext, ${firstName}::text, ${lastName}::text, ${phoneNumber}::text,
        ${role}::text, ${currentProductionCompany}::text, ${imdbProfileLink}::text, ${now().toISOString()}::timestamptz
      where not exists (select 1 from ${accounts} where email = ${email}::citext)
      on conflict (email) where status = 'requested' do update set email = sign_up_requests.email
      returning id`,
  )
  return row?.id
}
