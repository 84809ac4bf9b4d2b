import { and, eq, isNull } from 'drizzle-orm'
import { ACCOUNT_MESSAGES } from '~/models/accounts/account-messages'
import { type Outcome, refused } from '~/models/trade/outcome'
import type { SetupPurpose } from '~/models/trade/vocabulary/link-purpose'
import { now } from '~/server/clock.server'
import { inTransaction, type Tx } from '~/server/db/client.server'
import { accounts, links } from '~/server/db/schema'
import { orRefuse } from '~/server/http/or-refuse.server'
import { hashPassword } from '../password.server'
import { findSetupLink } from './setup-link.server'

type Given = { password: string; firstName?: string; lastName?: string; phoneNumber?: string }

/**
 * Makes an invited account an active one with the password (and, where asked for, names and phone) its owner gave.
 * Uses the link up: of two posts with the same link one succeeds.
 */
export function setUpAccount(purpose: SetupPurpose, token: string, given: Given): Promise<Outcome> {
  return orRefuse(ACCOUNT_MESSAGES.setupFailed, async () => {
    // hashing is slow on purpose: nobody makes the server do it without a link that opens something
    if (!(await findSetupLink(purpose, token))) return refused(ACCOUNT_MESSAGES.linkSpent)
    const passwordHash = await hashPassword(given.password)
    return inTransaction((tx) => useUp(tx, { purpose, token }, given, passwordHash))
  })
}

type Held = { purpose: SetupPurpose; token: string }

async function useUp(tx: Tx, { purpose, token }: Held, given: Given, passwordHash: string): Promise<Outcome> {
  const link = await findSetupLink(purpose, token, tx)
  if (!link) return refused(ACCOUNT_MESSAGES.linkSpent)
  const used = await tx
    .update(links)
    .set({ usedAt: now() })
    .where(and(eq(links.id, link.id), isNull(links.usedAt)))
    .returning({ id: links.id })
  if (used.length === 0) return refused(ACCOUNT_MESSAGES.linkSpent)
  const { firstName, lastName, phoneNumber: phone } = given
  const setUp = await tx
    .update(accounts)
    .set({ passwordHash, firstName, lastName, phone, status: 'active' })
    .where(and(eq(accounts.id, link.accountId), eq(accounts.status, 'invited')))
    .returning({ id: accounts.id })
  return setUp.length > 0 ? { ok: true } : refused(ACCOUNT_MESSAGES.linkSpent)
}
