import { and, eq } from 'drizzle-orm'
import { alreadyDecidedText } from '~/models/accounts/sign-up-requests'
import { personName } from '~/models/trade/fields/person'
import { type Outcome, refused } from '~/models/trade/results/outcome'
import { now } from '~/server/clock.server'
import { accounts, signUpRequests, type Tx } from '~/server/db/client.server'
import { notFound } from '~/server/errors.server'
import type { Account } from '~/server/session/asker.server'

type OpenSignUp = typeof signUpRequests.$inferSelect

/**
 * Locks an open request until the transaction ends. Of two concurrent decisions the second waits here, and its
 * refusal states the first. 404 for an unknown id.
 */
export async function lockSignUp(tx: Tx, requestId: string): Promise<Outcome<{ request: OpenSignUp }>> {
  const [request] = await tx.select().from(signUpRequests).where(eq(signUpRequests.id, requestId)).for('update')
  if (!request) throw notFound()
  if (request.status === 'requested') return { ok: true, request }
  return refused('already-decided', alreadyDecidedText(request.status, await nameOf(tx, request.decidedBy)))
}

/** Locks the open request of an address; null if there is none. */
export async function lockSignUpOf(tx: Tx, email: string): Promise<string | null> {
  const [request] = await tx
    .select({ id: signUpRequests.id })
    .from(signUpRequests)
    .where(and(eq(signUpRequests.email, email), eq(signUpRequests.status, 'requested')))
    .for('update')
  return request?.id ?? null
}

type Decision = { status: 'approved'; accountId: string } | { status: 'rejected'; reason: string }

/** Stores who decided an open request and how. */
export async function writeDecision(tx: Tx, asker: Account, requestId: string, decision: Decision): Promise<void> {
  await tx
    .update(signUpRequests)
    .set({ ...decision, decidedBy: asker.id, decidedAt: now() })
    .where(eq(signUpRequests.id, requestId))
}

async function nameOf(tx: Tx, accountId: string | null): Promise<string> {
  const [account] = accountId
    ? await tx
        .select({ firstName: accounts.firstName, lastName: accounts.lastName, email: accounts.email })
        .from(accounts)
        .where(eq(accounts.id, accountId))
    : []
  return account ? personName(account) || account.email : 'Someone'
}
