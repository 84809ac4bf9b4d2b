import { and, eq, isNull } from 'drizzle-orm'
import { isMailing, type Mailing, mayReadEmail } from '~/models/trade/access/emails'
import { accounts, db, type outbox, projectMembers, projects, savedSearches } from '~/server/db/client.server'

type Row = Pick<typeof outbox.$inferSelect, 'emailType' | 'accountId' | 'projectId'>

/**
 * Whether a message still has a reader: an account that is active, has not unsubscribed from this kind of email and,
 * where the email needs a permission in a project, has it now. Messages to an address have no such reader.
 */
export async function hasReader({ emailType, accountId, projectId }: Row): Promise<boolean> {
  if (!emailType || !accountId) return true
  const [account] = await db()
    .select({ status: accounts.status, applicationRole: accounts.role })
    .from(accounts)
    .where(eq(accounts.id, accountId))
  if (account?.status !== 'active') return false
  if (isMailing(emailType) && (await HAS_UNSUBSCRIBED[emailType](accountId))) return false
  const [place] = projectId ? await placeIn(projectId, accountId) : []
  return mayReadEmail(emailType, place ? { ...place, applicationRole: account.applicationRole } : null)
}

const HAS_UNSUBSCRIBED: Record<Mailing, (accountId: string) => Promise<boolean>> = {
  'morning-digest': async (accountId) =>
    (await db().$count(accounts, and(eq(accounts.id, accountId), eq(accounts.morningDigest, false)))) > 0,
  'new-matches': async (accountId) =>
    (await db().$count(
      savedSearches,
      and(eq(savedSearches.accountId, accountId), savedSearches.hasMail, isNull(savedSearches.removedAt)),
    )) === 0,
}

const placeIn = (projectId: string, accountId: string) =>
  db()
    .select({ projectRole: projectMembers.role, projectStatus: projects.status })
    .from(projectMembers)
    .innerJoin(projects, eq(projects.id, projectMembers.projectId))
    .where(and(eq(projectMembers.projectId, projectId), eq(projectMembers.accountId, accountId)))
