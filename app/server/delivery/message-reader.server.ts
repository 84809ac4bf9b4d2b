import { and, eq } from 'drizzle-orm'
import { mayReadEmail } from '~/models/trade/access/emails'
import { accounts, db, type outbox, projectMembers, projects } from '~/server/db/client.server'

type Row = Pick<typeof outbox.$inferSelect, 'emailType' | 'accountId' | 'projectId'>

/**
 * Whether the reader of a message may still read it: an account that is active and, where the email needs a permission
 * in a project, has it now. Messages to an address have no such reader.
 */
export async function mayStillRead({ emailType, accountId, projectId }: Row): Promise<boolean> {
  if (!emailType || !accountId) return true
  const [account] = await db()
    .select({ status: accounts.status, applicationRole: accounts.role })
    .from(accounts)
    .where(eq(accounts.id, accountId))
  if (account?.status !== 'active') return false
  const [place] = projectId ? await placeIn(projectId, accountId) : []
  return mayReadEmail(emailType, place ? { ...place, applicationRole: account.applicationRole } : null)
}

const placeIn = (projectId: string, accountId: string) =>
  db()
    .select({ projectRole: projectMembers.role, projectStatus: projects.status })
    .from(projectMembers)
    .innerJoin(projects, eq(projects.id, projectMembers.projectId))
    .where(and(eq(projectMembers.projectId, projectId), eq(projectMembers.accountId, accountId)))
