import { and, eq } from 'drizzle-orm'
import { ACCOUNT_MESSAGES } from '~/models/accounts/account-messages'
import { type Outcome, refused } from '~/models/trade/answers/outcome'
import { accounts, attempt, inTransaction } from '~/server/db/client.server'
import type { SetupLinkHolder } from '~/server/session/asker.server'
import { consumeLink } from '~/server/session/links.server'
import { hashPassword } from '../password.server'
import { findSetupLink } from './setup-link.server'

type Given = { password: string; firstName?: string; lastName?: string; phoneNumber?: string }

/**
 * Makes an invited account an active one with the password (and, where asked for, names and phone) its owner gave.
 * Uses the link up: of two posts with the same link one succeeds. Answers with the address to log in by.
 */
export function setUpAccount({ purpose, token }: SetupLinkHolder, given: Given): Promise<Outcome<{ email: string }>> {
  return attempt(ACCOUNT_MESSAGES.setupFailed, async () => {
    // hashing is slow on purpose: nobody makes the server do it without a link that opens something
    if (!(await findSetupLink(purpose, token))) return linkIsSpent()
    const passwordHash = await hashPassword(given.password)
    return inTransaction(async (tx): Promise<Outcome<{ email: string }>> => {
      const link = await findSetupLink(purpose, token, tx)
      if (!link || !(await consumeLink(tx, link.id))) return linkIsSpent()
      const { firstName, lastName, phoneNumber: phone } = given
      const setUp = await tx
        .update(accounts)
        .set({ passwordHash, firstName, lastName, phone, status: 'active' })
        .where(and(eq(accounts.id, link.accountId), eq(accounts.status, 'invited')))
        .returning({ id: accounts.id })
      return setUp.length > 0 ? { ok: true, email: link.email } : linkIsSpent()
    })
  })
}

const linkIsSpent = () => refused('link-is-spent', ACCOUNT_MESSAGES.linkSpent)
