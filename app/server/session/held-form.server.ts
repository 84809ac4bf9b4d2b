import { and, desc, eq, gt, lt, notInArray } from 'drizzle-orm'
import { z } from 'zod'
import { cleanLine, cleanLines } from '~/models/trade/fields/clean-text'
import { now } from '~/server/clock.server'
import { db } from '~/server/db/client.server'
import { heldForms } from '~/server/db/schema'
import { privateCookie } from '~/server/http/cookies.server'
import { readFields } from '~/server/http/read-form.server'
import { sendCookie } from '~/server/http/request-context.server'
import { hashOf, newToken } from '~/server/http/token.server'

const KEPT_SECONDS = 3600
/** Of one account, the newest: more tabs than anybody left open, and no way to fill the database. */
const MOST_KEPT = 10
const heldCookie = () => privateCookie('backlot_held', KEPT_SECONDS)
/** A zipcode is none. */
const SECRET_FIELD = /password|^code/i
/** Browsers drop a cookie of more than 4096 bytes, its name and attributes included. */
const LONGEST_COOKIE = 3900

const Kept = z.object({ path: z.string(), action: z.string(), fields: z.array(z.tuple([z.string(), z.string()])) })
type Kept = z.output<typeof Kept>

export type HeldForm = Omit<Kept, 'path'>

/**
 * Keeps what was typed into a form whose session had ended, for an hour, and answers with the cookie that finds it
 * again. Where the session names an account it is kept for that account. After a log-out in another tab nobody knows
 * whose it was: then the browser keeps it itself, if it is short enough. Passwords, codes and files are not kept.
 */
export async function holdForm(request: Request, accountId: string | null, path: string): Promise<string | null> {
  const fields: [string, string][] = []
  for (const [name, value] of await readFields(request)) {
    if (typeof value === 'string' && !SECRET_FIELD.test(name)) fields.push([cleanLine(name), cleanLines(value)])
  }
  const form = { path, action: new URL(request.url).pathname, fields }
  if (accountId) return heldCookie().serialize(await keep(form, accountId))
  const cookie = await heldCookie().serialize(form)
  return cookie.length > LONGEST_COOKIE ? null : cookie
}

/** The form that was kept for this account and this page, for the page to show as it was. */
export async function findHeldForm(request: Request, accountId: string): Promise<HeldForm | null> {
  const held = await readHeld(request, accountId)
  if (held?.path.split('?', 1)[0] !== new URL(request.url).pathname) return null
  return { action: held.action, fields: held.fields }
}

/** Once the form is posted again the page need not show it a second time. */
export async function letGoOfHeldForm(request: Request, accountId: string) {
  const held = await readHeld(request, accountId)
  if (held?.action === new URL(request.url).pathname)
    sendCookie(request, await heldCookie().serialize('', { maxAge: 0 }))
}

async function readHeld(request: Request, accountId: string): Promise<Kept | null> {
  const held: unknown = await heldCookie().parse(request.headers.get('Cookie'))
  if (typeof held === 'string') return findKept(held, accountId)
  return Kept.safeParse(held).data ?? null
}

async function keep(form: Kept, accountId: string): Promise<string> {
  const token = newToken()
  const expiresAt = new Date(now().getTime() + KEPT_SECONDS * 1000)
  await db().delete(heldForms).where(lt(heldForms.expiresAt, now()))
  await db()
    .insert(heldForms)
    .values({ tokenHash: hashOf(token), accountId, ...form, expiresAt })
  await keepNewest(accountId)
  return token
}

async function keepNewest(accountId: string) {
  const ofAccount = eq(heldForms.accountId, accountId)
  const newest = db()
    .select({ tokenHash: heldForms.tokenHash })
    .from(heldForms)
    .where(ofAccount)
    .orderBy(desc(heldForms.expiresAt))
    .limit(MOST_KEPT)
  await db()
    .delete(heldForms)
    .where(and(ofAccount, notInArray(heldForms.tokenHash, newest)))
}

async function findKept(token: string, accountId: string): Promise<Kept | null> {
  const [held] = await db()
    .select({ path: heldForms.path, action: heldForms.action, fields: heldForms.fields })
    .from(heldForms)
    .where(
      and(eq(heldForms.tokenHash, hashOf(token)), eq(heldForms.accountId, accountId), gt(heldForms.expiresAt, now())),
    )
  return held ?? null
}
