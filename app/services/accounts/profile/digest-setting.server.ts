import { eq, type SQL, sql } from 'drizzle-orm'
import { PROFILE_MESSAGES } from '~/models/accounts/account-messages'
import type { Outcome } from '~/models/trade/results/outcome'
import { accounts, transact } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'

/**
 * Whether an account gets the morning digest: its own choice; without one, everybody except renters who are Viewers in
 * all of their projects. For queries on `accounts`.
 */
export const wantsDigest: SQL<boolean> = sql<boolean>`coalesce(
  accounts.morning_digest,
  accounts.role in ('backlot_owner', 'backlot_provider') or exists (
    select from project_members where project_members.account_id = accounts.id and project_members.role <> 'User'))`

/**
 * Unsubscribes an account from the morning digest by the link in it, whose signature the caller has checked.
 * Idempotent.
 */
export function endDigest(accountId: string): Promise<Outcome> {
  return writeSetting(accountId, false)
}

/** Turns the morning digest on or off for this account, from the next morning on. */
export function setDigest(asker: Account, morningDigest: boolean): Promise<Outcome> {
  return writeSetting(asker.id, morningDigest)
}

function writeSetting(accountId: string, morningDigest: boolean): Promise<Outcome> {
  return transact(PROFILE_MESSAGES.failed, async (tx) => {
    await tx.update(accounts).set({ morningDigest }).where(eq(accounts.id, accountId))
    return { ok: true }
  })
}
