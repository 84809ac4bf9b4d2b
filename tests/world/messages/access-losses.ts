import { and, eq } from 'drizzle-orm'
import { accounts, db, projectMembers } from '~/server/db/client.server'

type At = { projectId: string; accountId: string }

/** Ways in which a member loses access to the emails of a project. */
export const LOSSES = {
  'is made a Viewer': (at: At) => db().update(projectMembers).set({ role: 'User' }).where(isPlace(at)),
  'is removed': (at: At) => db().delete(projectMembers).where(isPlace(at)),
  'has a closed account': ({ accountId }: At) =>
    db().update(accounts).set({ status: 'closed' }).where(eq(accounts.id, accountId)),
}
export type Loss = keyof typeof LOSSES

const isPlace = ({ projectId, accountId }: At) =>
  and(eq(projectMembers.projectId, projectId), eq(projectMembers.accountId, accountId))
