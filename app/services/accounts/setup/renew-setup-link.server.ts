import { eq } from 'drizzle-orm'
import { ACCOUNT_MESSAGES } from '~/models/accounts/account-messages'
import type { Outcome } from '~/models/trade/answers/outcome'
import { RENTER_ROLES } from '~/models/trade/vocabulary/accounts'
import { inTransaction } from '~/server/db/client.server'
import { accounts } from '~/server/db/schema'
import { attempt } from '~/server/db/transact.server'
import type { Visitor } from '~/server/session/asker.server'
import { withRateLimit } from '~/server/session/rate-limit.server'
import { findSpentLink, hasFreshLink, writeSetupLink } from './setup-link.server'
import { mailNewSetupLink } from './setup-link-email.server'
import { isMemberAnywhere } from './withdraw-invitation.server'

/**
 * Mails a new set-up link to the account's own address, if the token was ever one for it and the account still waits:
 * an invitation to a crew that was taken back is over. The answer reveals none of that.
 */
export function renewSetupLink(asker: Visitor, token: string): Promise<Outcome> {
  return attempt(ACCOUNT_MESSAGES.setupFailed, () =>
    withRateLimit('link-request', asker, token, () =>
      inTransaction(async (tx) => {
        const spent = await findSpentLink(token, tx)
        if (!spent) return { ok: true }
        const { purpose, accountId, email } = spent
        // one at a time for an account, so that pressing twice at once sends one link
        const [account] = await tx
          .select({ status: accounts.status, role: accounts.role })
          .from(accounts)
          .where(eq(accounts.id, accountId))
          .for('update')
        if (account?.status !== 'invited' || (await hasFreshLink(tx, accountId))) return { ok: true }
        const isOfCrew = purpose === 'account-setup' && RENTER_ROLES.some((role) => role === account.role)
        if (isOfCrew && !(await isMemberAnywhere(tx, accountId))) return { ok: true }
        const newToken = await writeSetupLink(tx, purpose, accountId)
        await mailNewSetupLink(tx, { accountId, email, purpose, token: newToken, origin: asker.origin })
        return { ok: true }
      }),
    ),
  )
}
