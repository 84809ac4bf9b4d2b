import { and, eq, gt, lt } from 'drizzle-orm'
import { cleanLine, cleanLines } from '~/models/clean-text'
import { now } from '../clock.server'
import { db } from '../db/client.server'
import { heldForms } from '../db/schema'
import { privateCookie } from '../web/cookies.server'
import { readFields } from '../web/read-form.server'
import { hashOf, newToken } from '../web/token.server'

const KEPT_SECONDS = 3600
const heldCookie = () => privateCookie('backlot_held', KEPT_SECONDS)
/** A zipcode is none. */
const SECRET_FIELD = /password|^code/i

export type HeldForm = { action: string; fields: [string, string][] }

/**
 * Keeps what was typed into a form whose session had ended, for an hour and for the same account, and answers with the
 * cookie that finds it again. Passwords, codes and files are not kept.
 */
export async function holdForm(request: Request, accountId: string, path: string): Promise<string> {
  const token = newToken()
  const fields: [string, string][] = []
  for (const [name, value] of await readFields(request)) {
    if (typeof value === 'string' && !SECRET_FIELD.test(name)) fields.push([cleanLine(name), cleanLines(value)])
  }
  const expiresAt = new Date(now().getTime() + KEPT_SECONDS * 1000)
  await db().delete(heldForms).where(lt(heldForms.expiresAt, now()))
  await db()
    .insert(heldForms)
    .values({ tokenHash: hashOf(token), accountId, path, action: new URL(request.url).pathname, fields, expiresAt })
  return heldCookie().serialize(token)
}

/** The form that was kept for this account and this page, for the page to show as it was. */
export async function findHeldForm(request: Request, accountId: string): Promise<HeldForm | null> {
  const token: unknown = await heldCookie().parse(request.headers.get('Cookie'))
  if (typeof token !== 'string') return null
  const [held] = await db()
    .select({ path: heldForms.path, action: heldForms.action, fields: heldForms.fields })
    .from(heldForms)
    .where(
      and(eq(heldForms.tokenHash, hashOf(token)), eq(heldForms.accountId, accountId), gt(heldForms.expiresAt, now())),
    )
  return held && isFor(held.path, request) ? { action: held.action, fields: held.fields } : null
}

function isFor(path: string, request: Request): boolean {
  return path.split('?', 1)[0] === new URL(request.url).pathname
}
