import { accountPaths } from '~/models/trade/paths/accounts'
import { type Outcome, refused } from '~/models/trade/results/outcome'
import { inTransaction } from '~/server/db/client.server'
import type { ServerAsker } from '~/server/session/asker.server'
import { inviteAccount } from '~/services/accounts/account.server'
import { writeSetupLink } from '~/services/accounts/setup/set-up-account.server'

/**
 * Creates a staff account and returns the link to set its password. The user interface cannot create staff accounts, so
 * a fresh install starts here.
 */
export function createProvider(asker: ServerAsker, email: string): Promise<Outcome<{ link: string }>> {
  return inTransaction(async (tx) => {
    const accountId = await inviteAccount(tx, { email, role: 'backlot_provider' })
    if (!accountId) return refused('email-taken', `${email} already has an account.`)
    const token = await writeSetupLink(tx, 'account-setup', accountId)
    return { ok: true, link: new URL(accountPaths.accountSetup(token), asker.origin).href }
  })
}
