import { and, eq, isNull, lt, ne, or, sql } from 'drizzle-orm'
import { SESSION_RETENTION_DAYS } from '~/models/trade/constants'
import type { ApplicationRole } from '~/models/trade/vocabulary/accounts'
import { env } from '~/server/env.server'
import { now } from '../clock.server'
import { accounts, builtOnce, cartItems, type Db, db, sessions, type Tx } from '../db/client.server'
import { clearedSessionCookie, readSessionCookie, type SessionCookie, sessionCookie } from './session-cookie.server'

const DAY_MS = 86_400_000
/**
 * Parallel tabs and loaders may still send the previous generation; after this time it must come from a copied cookie.
 */
const GRACE_MS = 60_000

export type Session = {
  id: string
  account: { id: string; email: string; firstName: string; lastName: string; role: ApplicationRole }
  /** Shown on every page, so it is read with the session. */
  vehiclesInCart: number
  /** Single-key shortcuts, unless the account has turned them off. */
  hasShortcuts: boolean
}

/**
 * guest: no cookie. open: signed in, with a new cookie if the stamp had expired. ended: the session is over; its
 * account is known, so that a form posted too late can be stored for it.
 */
export type SessionState =
  | { kind: 'guest' }
  | { kind: 'open'; session: Session; cookie?: string }
  | { kind: 'ended'; accountId: string | null; cookie: string }

/** Resolves the session of a request and rotates its cookie. Rotation is idempotent, so that no POST is lost to it. */
export async function resolveSession(request: Request, now: Date): Promise<SessionState> {
  const cookie = readSessionCookie(request, now)
  if (cookie === undefined) return { kind: 'guest' }
  if (cookie === null) return ended(null)
  const row = await findSession(cookie.sessionId)
  if (!row) return ended(null)
  if (isOver(row, now)) return ended(row.accountId)
  return continueSession(row, cookie, now)
}

/** Resolves the session without rotating, extending or ending it, for polling. */
export async function peekSession(request: Request, now: Date): Promise<Session | null> {
  const cookie = readSessionCookie(request, now)
  const row = cookie ? await findSession(cookie.sessionId) : undefined
  if (!cookie || !row || isOver(row, now)) return null
  return cookie.generation === row.generation || isJustReplaced(row, cookie, now) ? sessionOf(row) : null
}

type Row = NonNullable<Awaited<ReturnType<typeof findSession>>>

async function continueSession(row: Row, cookie: SessionCookie, now: Date): Promise<SessionState> {
  const open = { kind: 'open' as const, session: sessionOf(row) }
  if (cookie.generation === row.generation) {
    if (cookie.hasFreshStamp) return open
    await rotate(row.id, row.generation, now)
    return { ...open, cookie: sessionCookie({ id: row.id, generation: row.generation + 1 }, now) }
  }
  if (isJustReplaced(row, cookie, now)) return { ...open, cookie: sessionCookie(row, now) }
  // an older generation is a copied cookie, so the session ends for both
  await endSession(row.id, now)
  return ended(row.accountId)
}

function isJustReplaced(row: Row, cookie: SessionCookie, now: Date): boolean {
  return cookie.generation === row.generation - 1 && now.getTime() - row.rotatedAt.getTime() <= GRACE_MS
}

/** Compare-and-set on the generation: the second of two parallel requests changes nothing. */
async function rotate(id: string, from: number, now: Date) {
  await db()
    .update(sessions)
    .set({ generation: from + 1, rotatedAt: now, seenAt: now })
    .where(and(eq(sessions.id, id), eq(sessions.generation, from)))
}

/** Input of sessionCookie(). */
export type OpenedSession = { id: string; generation: number }

/** Creates a session, with the lifetimes SESSION_IDLE_DAYS and SESSION_MAX_DAYS. */
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

/** Signs an account out everywhere, except in one session if given. */
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
  const [row] = await sessionById().execute({ id })
  return row
}

const sessionById = builtOnce((on) =>
  on
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
      vehiclesInCart: on.$count(cartItems, eq(cartItems.accountId, accounts.id)),
    })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(eq(sessions.id, sql.placeholder('id')))
    .prepare('session'),
)

const SESSIONS_KEPT_MS = SESSION_RETENTION_DAYS * 86_400_000

/** Deletes sessions that ended or expired before the retention period. */
export async function deleteExpiredSessions(): Promise<void> {
  const before = new Date(now().getTime() - SESSIONS_KEPT_MS)
  await db()
    .delete(sessions)
    .where(or(lt(sessions.endedAt, before), lt(sessions.expiresAt, before)))
}
