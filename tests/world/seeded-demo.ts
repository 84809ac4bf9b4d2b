import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { type CastKey, emailOf } from '#demo/cast'
import type { photographFleet } from '#demo/pictures/photograph-fleet'
import { anglesOf } from '#demo/pictures/subject'
import { PHOTO_FILES } from '~/models/trade/photos'
import { accounts, db, projects } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { WHENCE } from './builders'

/** Somebody of the demonstration, as if signed in. */
export async function inDemo(key: CastKey): Promise<Account> {
  const [account] = await db()
    .select()
    .from(accounts)
    .where(eq(accounts.email, emailOf(key)))
  if (!account) throw new Error(`${key} is not in the demonstration.`)
  const { id, role, firstName, lastName, email } = account
  return { ...WHENCE, kind: 'account', id, role, firstName, lastName, email, sessionId: randomUUID() }
}

export async function projectInDemo(title: string): Promise<string> {
  const [project] = await db().select({ id: projects.id }).from(projects).where(eq(projects.title, title))
  if (!project) throw new Error(`${title} is not in the demonstration.`)
  return project.id
}

/** All the shots of a fleet, each with nothing on it. */
export const photographBlanks: typeof photographFleet = async function* (vehicles) {
  const files = PHOTO_FILES.map((file) => ({ file, bytes: Buffer.from('RIFF') }))
  for (const vehicle of vehicles) {
    for (const angle of anglesOf(vehicle.drawing))
      yield { vehicle, angle, picture: { width: 1280, height: 960, files } }
  }
}

/** No shot at all, for stories in which nobody looks at pictures. */
export const photographNothing: typeof photographFleet = async function* () {}
