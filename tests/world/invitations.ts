import { inTransaction } from '~/server/db/client.server'
import { accounts } from '~/server/db/schema'
import { writeSetupLink } from '~/services/accounts/setup/setup-link.server'

export async function anInvitation(purpose: 'account-setup' | 'password-setup'): Promise<string> {
  return inTransaction(async (tx) => {
    const email = `invited.${crypto.randomUUID()}@crew.example`
    const [account] = await tx
      .insert(accounts)
      .values({ email, role: 'backlot_owner', status: 'invited' })
      .returning({ id: accounts.id })
    return writeSetupLink(tx, purpose, account?.id ?? '')
  })
}
