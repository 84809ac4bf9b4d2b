import { and, eq } from 'drizzle-orm'
import { accounts, db, projectMembers } from '~/server/db/client.server'

type Ref = { projectId: string; accountId: string }

/** Ways in which a member loses access to the emails of a project. */
export const LOSSES = {
  'is made a Viewer': (ref: Ref) => db().update(projectMembers).set({ role: 'User' }).where(isPlace(ref)),
  'is removed': (ref: Ref) => db().delete(projectMembers).where(isPlace(ref)),
  'has a closed account': ({ accountId }: Ref) =>
    db().update(accounts).set({ status: 'closed' }).where(eq(accounts.id, accountId)),
}
export type Loss = keyof typeof LOSSES

const isPlace = ({ projectId, accountId }: Ref) =>
  and(eq(projectMembers.projectId, projectId), eq(projectMembers.accountId, accountId))
