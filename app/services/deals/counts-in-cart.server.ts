import { and, eq, type SQL, sql } from 'drizzle-orm'
import { cartItems, projectMembers } from '~/server/db/schema'

/** Whether a cart still keeps its item from the crew: no longer once its holder has left the project. */
export function countsInCart(): SQL {
  return sql`exists (select from ${projectMembers} where ${and(
    eq(projectMembers.projectId, cartItems.projectId),
    eq(projectMembers.accountId, cartItems.accountId),
  )})`
}
