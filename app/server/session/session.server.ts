import { and, eq, isNull, ne } from 'drizzle-orm'
import type { ApplicationRole } from '~/models/trade/vocabulary/roles'
import { type Db, db, type Tx } from '~/server/db/client.server'
import { accounts, cartItems, sessions } from '~/server/db/schema'
import { env } from '~/server/env.server'
import { clearedSessionCookie, readSessionCookie, type SessionCookie, sessionCookie } from './session-cookie.server'

const DAY_MS = 86_400_000
/** Two tabs and parallel loaders may still hold the generation before; after this it can only be a copy. */
const GRACE_MS = 60_000

export type Session = {
  id: string
  account: { id: string; email: string; firstName: string; lastName: string; role: ApplicationRole }
  /** Every page shows it, so it is read along with the session. */
  vehiclesInCart: number
  /** Single keys act on pages, unless the account has turned them off. */
  hasShortcuts: boolean
}

/**
 * guest: no cookie. open: signed in, with a new cookie when the stamp had run out. ended: it was a session once, and
 * names whose, so that a form posted too late can be kept for them.
 */
export type SessionState =
  | { kind: 'guest' }
  | { kind: 'open'; session: Session; cookie?: string }
  | { kind: 'ended'; accountId: string | null; cookie: string }

/** Reads the session of a request and carries it on: rotation is idempotent, a POST is never lost to it. */
export async function resolveSession(request: Request, now: Date): Promise<SessionState> {
  const held = readSessionCookie(request, now)
  if (held === undefined) return { kind: 'guest' }
  if (held === null) return ended(null)
  const row = await findSession(held.sessionId)
  if (!row) return ended(null)
  if (isOver(row, now)) return ended(row.accountId)
  return continueSession(row, held, now)
}

/**
 * The session of a request without carrying it on: nothing is renewed, prolonged or ended. For what a page asks by itself
 * while nobody is there.
 */
export async function peekSession(request: Request, now: Date): Promise<Session | null> {
  const held = readSessionCookie(request, now)
  const row = held ? await findSession(held.sessionId) : undefined
  if (!held || !row || isOver(row, now)) return null
  return held.generation === row.generation || isJustReplaced(row, held, now) ? sessionOf(row) : null
}

type Row = NonNullable<Awaited<ReturnType<typeof findSession>>>

async function continueSession(row: Row, held: SessionCookie, now: Date): Promise<SessionState> {
  const open = { kind: 'open' as const, session: sessionOf(row) }
  if (held.generation === row.generation) {
    if (held.hasFreshStamp) return open
    await rotate(row.id, row.generation, now)
    return { ...open, cookie: sessionCookie({ id: row.id, generation: row.generation + 1 }, now) }
  }
  if (isJustReplaced(row, held, now)) return { ...open, cookie: sessionCookie(row, now) }
  // an older generation is a copied cookie: neither holder keeps the session
  await endSession(row.id, now)
  return ended(row.accountId)
}

function isJustReplaced(row: Row, held: SessionCookie, now: Date): boolean {
  return held.generation === row.generation - 1 && now.getTime() - row.rotatedAt.getTime() <= GRACE_MS
}

/** Whoever comes second finds the generation moved on and is led to the same successor. */
async function rotate(id: string, from: number, now: Date) {
  await db()
    .update(sessions)
    .set({ generation: from + 1, rotatedAt: now, seenAt: now })
    .where(and(eq(sessions.id, id), eq(sessions.generation, from)))
}

/** What a browser needs to know of its session; `sessionCookie` makes the cookie of it. */
export type OpenedSession = { id: string; generation: number }

/** Opens a session. Lifetimes are SESSION_IDLE_DAYS and SESSION_MAX_DAYS. */
export async function openSession(
  on: Db | Tx,
  accountId: string,
  userAgent: string,
  now: Date,
): Promise<OpenedSession> {
  const expiresAt = new Date(now.getTime() + env().SESSION_MAX_DAYS * DAY_MS)
  const [opened] = await on
    .insert(sessions)
    .values({ accountId, expiresAt, rotatedAt: now, seenAt: now, createdAt: now, userAgent: userAgent.slice(0, 300) })
    .returning({ id: sessions.id, generation: sessions.generation })
  if (!opened) throw new Error('The session was not written.')
  return opened
}

export async function endSession(id: string, now: Date) {
  await db()
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.id, id), isNull(sessions.endedAt)))
}

/** Signs an account out everywhere, but for one session if named: after a new password, a new role, or on request. */
export async function endSessionsOf(tx: Tx, accountId: string, now: Date, exceptSessionId?: string) {
  const others = exceptSessionId ? ne(sessions.id, exceptSessionId) : undefined
  await tx
    .update(sessions)
    .set({ endedAt: now })
    .where(and(eq(sessions.accountId, accountId), isNull(sessions.endedAt), others))
}

function isOver(row: Row, now: Date): boolean {
  return row.endedAt !== null || row.status !== 'active' || isTooOld(row, now)
}

function isTooOld(row: Row, now: Date): boolean {
  return row.expiresAt <= now || now.getTime() - row.seenAt.getTime() > env().SESSION_IDLE_DAYS * DAY_MS
}

function ended(accountId: string | null): SessionState {
  return { kind: 'ended', accountId, cookie: clearedSessionCookie() }
}

function sessionOf(row: Row): Session {
  const { id, accountId, email, firstName, lastName, role, vehiclesInCart, hasShortcuts } = row
  return { id, account: { id: accountId, email, firstName, lastName, role }, vehiclesInCart, hasShortcuts }
}

async function findSession(id: string) {
  const [row] = await db()
    .select({
      id: sessions.id,
      accountId: sessions.accountId,
      generation: sessions.generation,
      rotatedAt: sessions.rotatedAt,
      seenAt: sessions.seenAt,
      expiresAt: sessions.expiresAt,
      endedAt: sessions.endedAt,
      email: accounts.email,
      firstName: accounts.firstName,
      lastName: accounts.lastName,
      role: accounts.role,
      status: accounts.status,
      hasShortcuts: accounts.keyboardShortcuts,
      vehiclesInCart: db().$count(cartItems, eq(cartItems.accountId, accounts.id)),
    })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(eq(sessions.id, id))
  return row
}
