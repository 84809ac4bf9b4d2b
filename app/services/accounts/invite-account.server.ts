import type { ApplicationRole } from '~/models/trade/vocabulary/accounts'
import type { Tx } from '~/server/db/client.server'
import { accounts } from '~/server/db/schema'

type Invited = {
  email: string
  role: ApplicationRole
  invitedBy?: string
  firstName?: string
  lastName?: string
  phone?: string
}

/** Makes an account that waits for its holder to choose a password; null where the address has one already. */
export async function inviteAccount(tx: Tx, invited: Invited): Promise<string | null> {
  const [account] = await tx
    .insert(accounts)
    .values({ ...invited, status: 'invited' })
    .onConflictDoNothing({ target: accounts.email })
    .returning({ id: accounts.id })
  return account?.id ?? null
}
