import { redirect } from '@remix-run/node'
import { paths } from '~/models/trade/paths'
import { type Area, mayOpen } from '~/models/trade/permissions'
import { type ApplicationRole, RENTER_ROLES } from '~/models/trade/vocabulary/roles'
import { now } from '~/server/clock.server'
import { forbidden } from '~/server/http/errors.server'
import { pageOf, refuseOtherSites } from '~/server/http/origin.server'
import { perRequest, sendCookie } from '~/server/http/request-context.server'
import { holdForm, letGoOfHeldForm } from './held-form.server'
import { resolveSession, type Session, type SessionState } from './session.server'

/** Whoever is signed in. The id comes from the session and from nowhere else. */
export type Renter = {
  id: string
  role: ApplicationRole
  firstName: string
  lastName: string
  email: string
  sessionId: string
}

const sessionOfRequest = perRequest<SessionState>()

/** Whoever is signed in, of any role, or null. */
export async function findAccount(request: Request): Promise<Renter | null> {
  const state = await readState(request)
  return state.kind === 'open' ? renterOf(state) : null
}

/** Vehicles in the cart of whoever is signed in; 0 for those who have none. */
export async function countCart(request: Request): Promise<number> {
  const state = await readState(request)
  return state.kind === 'open' && mayOpen('cart', state.session.account.role) ? state.session.vehiclesInCart : 0
}

/**
 * Whoever is signed in, of any role; a guest is sent to the log-in and comes back here afterwards. A form posted after
 * its session ended is kept and comes back filled in.
 */
export async function requireAccount(request: Request): Promise<Renter> {
  const state = await readState(request)
  const isPost = request.method !== 'GET' && request.method !== 'HEAD'
  if (state.kind === 'open') {
    if (isPost) await letGoOfHeldForm(request, state.session.account.id)
    return renterOf(state)
  }
  if (!isPost) throw redirect(paths.login(pathOf(request)))
  refuseOtherSites(request)
  const back = pageOf(request)
  const held = await holdForm(request, state.kind === 'ended' ? state.accountId : null, back)
  throw redirect(paths.login(back), { headers: held ? { 'Set-Cookie': held } : {} })
}

/** A renter (application admin, member or user) who may do this; 403 for everybody else who is signed in. */
export async function requireRenter(request: Request, area?: Area): Promise<Renter> {
  const account = await requireAccount(request)
  if (!RENTER_ROLES.some((role) => role === account.role)) throw forbidden()
  if (area && !mayOpen(area, account.role)) throw forbidden()
  return account
}

/** An owner of vehicles. */
export async function requireOwner(request: Request): Promise<Renter> {
  const account = await requireAccount(request)
  if (account.role !== 'backlot_owner') throw forbidden()
  return account
}

/** The marketplace's own staff. */
export async function requireProvider(request: Request): Promise<Renter> {
  const account = await requireAccount(request)
  if (account.role !== 'backlot_provider') throw forbidden()
  return account
}

function readState(request: Request): Promise<SessionState> {
  return sessionOfRequest(request, async () => {
    const state = await resolveSession(request, now())
    if (state.kind !== 'guest' && state.cookie) sendCookie(request, state.cookie)
    return state
  })
}

function renterOf({ session }: { session: Session }): Renter {
  return { ...session.account, sessionId: session.id }
}

function pathOf(request: Request): string {
  const { pathname, search } = new URL(request.url)
  return pathname + search
}
