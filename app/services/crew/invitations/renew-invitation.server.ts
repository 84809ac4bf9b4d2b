import { and, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { ACCOUNT_MESSAGES } from '~/models/accounts/account-messages'
import { MEMBER_MESSAGES } from '~/models/crew/member-messages'
import { type Outcome, refused } from '~/models/trade/answers/outcome'
import type { Tx } from '~/server/db/client.server'
import { accounts, projectMembers, projects } from '~/server/db/schema'
import { writeSetupLink } from '~/services/accounts/setup/setup-link.server'
import { mailInvitation } from './invitation-emails.server'

type At = { projectId: string; accountId: string }

/**
 * Mails an invitation again, in the name of its sender, and revokes the previous link; refused once the account is set
 * up or the invitation was taken back.
 */
export async function renewInvitation(tx: Tx, { projectId, accountId }: At, origin: string): Promise<Outcome> {
  const inviters = alias(accounts, 'inviters')
  const [row] = await tx
    .select({ account: accounts, role: projectMembers.role, title: projects.title, inviter: inviters })
    .from(projectMembers)
    .innerJoin(accounts, eq(accounts.id, projectMembers.accountId))
    .innerJoin(projects, eq(projects.id, projectMembers.projectId))
    .innerJoin(inviters, eq(inviters.id, projectMembers.invitedBy))
    .where(and(eq(projectMembers.projectId, projectId), eq(projectMembers.accountId, accountId)))
    .for('no key update', { of: accounts })
  if (!row) return refused('invitation-is-over', MEMBER_MESSAGES.takenBack)
  const { account, role, title, inviter } = row
  if (account.status !== 'invited') return refused('is-set-up', ACCOUNT_MESSAGES.isSetUpByHolder)
  const token = await writeSetupLink(tx, 'account-setup', accountId)
  const invitation = { project: { id: projectId, title }, accountId, email: account.email, role, token }
  await mailInvitation(tx, { ...inviter, origin }, invitation)
  return { ok: true }
}
