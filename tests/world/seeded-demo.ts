import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { type CastKey, emailOf } from '#demo/cast'
import { accounts, db, projects } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { CLIENT } from './builders'

/** A person of the demo, as a logged-in asker. */
export async function inDemo(key: CastKey): Promise<Account> {
  const [account] = await db()
    .select()
    .from(accounts)
    .where(eq(accounts.email, emailOf(key)))
  if (!account) throw new Error(`${key} is not in the demonstration.`)
  const { id, role, firstName, lastName, email } = account
  return { ...CLIENT, kind: 'account', id, role, firstName, lastName, email, sessionId: randomUUID() }
}

export async function projectInDemo(title: string): Promise<string> {
  const [project] = await db().select({ id: projects.id }).from(projects).where(eq(projects.title, title))
  if (!project) throw new Error(`${title} is not in the demonstration.`)
  return project.id
}
