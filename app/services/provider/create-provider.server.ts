import { type Outcome, refused } from '~/models/trade/outcome'
import { paths } from '~/models/trade/paths'
import { inTransaction } from '~/server/db/client.server'
import { accounts } from '~/server/db/schema'
import { writeSetupLink } from '~/services/accounts/setup/setup-link.server'

/**
 * Makes an account for a member of the marketplace's staff, who chooses the password with the link this answers with.
 * Nothing in the running product can do this, so a fresh install starts here.
 */
export async function createProvider(email: string, origin: string): Promise<Outcome<{ link: string }>> {
  return inTransaction(async (tx) => {
    const [account] = await tx
      .insert(accounts)
      .values({ email, role: 'backlot_provider', status: 'invited' })
      .onConflictDoNothing({ target: accounts.email })
      .returning({ id: accounts.id })
    if (!account) return refused(`${email} has an account already.`)
    const token = await writeSetupLink(tx, 'account-setup', account.id)
    return { ok: true, link: new URL(paths.accountSetup(token), origin).href }
  })
}
