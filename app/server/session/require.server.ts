import { type Area, mayOpen } from '~/models/trade/access/permissions'
import { accountPaths } from '~/models/trade/paths/accounts'
import { RENTER_ROLES } from '~/models/trade/vocabulary/accounts'
import { now } from '~/server/clock.server'
import { forbidden } from '~/server/errors.server'
import { refererPath, requestPath, requireSameSite } from '~/server/http/origin.server'
import { redirect } from '~/server/http/route.server'
import { perRequest, sendCookie } from '~/server/request-context.server'
import { type Account, requestMeta, requireArea, type Visitor } from './asker.server'
import { forgetRememberedForm, rememberForm } from './remembered-form.server'
import { peekSession, resolveSession, type Session, type SessionState } from './session.server'

const sessionOfRequest = perRequest<SessionState>()

/** The signed-in account, of any role, or null. */
export async function findAccount(request: Request): Promise<Account | null> {
  const state = await readState(request)
  return state.kind === 'open' ? accountOf(request, state) : null
}

/** Anybody, for services that need no account. */
export function visitorOf(request: Request): Visitor {
  return { ...requestMeta(request), kind: 'visitor' }
}

/** Vehicles in the cart of the account; 0 without one. */
export async function countCart(request: Request): Promise<number> {
  const state = await readState(request)
  return state.kind === 'open' && mayOpen('cart', state.session.account.role) ? state.session.vehiclesInCart : 0
}

/** Whether single-key shortcuts are on. */
export async function hasShortcuts(request: Request): Promise<boolean> {
  const state = await readState(request)
  return state.kind !== 'open' || state.session.hasShortcuts
}

/** The signed-in account or null, for polling: does not extend the session. */
export async function findAccountForPolling(request: Request): Promise<Account | null> {
  const session = await peekSession(request, now())
  return session && accountOf(request, { session })
}

/**
 * Authenticates: the signed-in account, of any role. A guest is redirected to the login and returns here afterwards; a
 * form posted after the session expired is stored and prefilled later.
 */
export async function requireAccount(request: Request): Promise<Account> {
  const state = await readState(request)
  const isPost = request.method !== 'GET' && request.method !== 'HEAD'
  if (state.kind === 'open') {
    if (isPost) await forgetRememberedForm(request, state.session.account.id)
    return accountOf(request, state)
  }
  if (!isPost) throw redirect(accountPaths.login(requestPath(request) ?? undefined))
  requireSameSite(request)
  const back = refererPath(request)
  const cookie = await rememberForm(request, state.kind === 'ended' ? state.accountId : null, back)
  throw redirect(accountPaths.login(back), { headers: { 'Set-Cookie': cookie } })
}

/** A renter (application admin, member or user) with access to `area`; 403 for other accounts. */
export async function requireRenter(request: Request, area?: Area): Promise<Account> {
  const account = await requireAccount(request)
  if (!RENTER_ROLES.some((role) => role === account.role)) throw forbidden()
  if (area) requireArea(account, area)
  return account
}

/** A vehicle owner; 403 for other accounts. */
export async function requireOwner(request: Request): Promise<Account> {
  const account = await requireAccount(request)
  requireArea(account, 'ownerDesk')
  return account
}

/** An owner, or staff acting for one, who may list vehicles; 403 for other accounts. */
export async function requireLister(request: Request): Promise<Account> {
  const account = await requireAccount(request)
  requireArea(account, 'listings')
  return account
}

/** Staff of the marketplace; 403 for other accounts. */
export async function requireProvider(request: Request): Promise<Account> {
  const account = await requireAccount(request)
  requireArea(account, 'providerDesk')
  return account
}

function readState(request: Request): Promise<SessionState> {
  return sessionOfRequest(async () => {
    const state = await resolveSession(request, now())
    if (state.kind !== 'guest' && state.cookie) sendCookie(state.cookie)
    return state
  })
}

function accountOf(request: Request, { session }: { session: Session }): Account {
  return { ...requestMeta(request), kind: 'account', ...session.account, sessionId: session.id }
}
