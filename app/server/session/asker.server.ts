import { isIP } from 'node:net'
import { type Area, type Behalf, mayOpen } from '~/models/trade/access/permissions'
import type { OwnPath } from '~/models/trade/paths/own-path'
import type { ApplicationRole } from '~/models/trade/vocabulary/accounts'
import { env, ownOrigin } from '~/server/env.server'
import { forbidden } from '~/server/errors.server'
import { originOf, userAgentOf } from '~/server/http/origin.server'
import { requestContext } from '../request-context.server'

/** What a service may know of the request; no service sees the Request. */
type RequestMeta = {
  /** Origin of links in emails, 'https://backlot.example'. */
  origin: string
  /** Client IP address, for rate limits. */
  address: string
  /** User-Agent, recorded with signatures. */
  agent?: string
}

/** A signed-in account. Its id comes from the session only. */
export type Account = RequestMeta & {
  kind: 'account'
  id: string
  role: ApplicationRole
  firstName: string
  lastName: string
  email: string
  sessionId: string
}

/** Staff acting on someone's behalf: records name both, and the reason. */
export type Deputy = Omit<Account, 'kind'> & { kind: 'deputy'; behalf: Behalf }

/** Accounts that can change agreements between crews and owners. */
export type Actor = Account | Deputy

/** Anybody, signed in or not. */
export type Visitor = RequestMeta & { kind: 'visitor' }

/** Who opened the emailed link to an agreement. */
export type SigningLinkHolder = RequestMeta & { kind: 'link'; purpose: 'signing'; orderId: number; agreementId: string }

/** Who opened the link to the pickup details of an order. */
export type PickupLinkHolder = RequestMeta & { kind: 'link'; purpose: 'pickup'; orderId: number; recipientId: string }

/**
 * Who opened the emailed link to answer an offer. It acts as the account that it was emailed to, but only to answer the
 * offer of this round.
 */
export type AnswerLinkHolder = RequestMeta & {
  kind: 'link'
  purpose: 'answer'
  linkId: string
  projectId: string
  listVehicleId: string
  inquiryId: string
  round: number
  /** They have answered by it. */
  isUsed: boolean
  /** The inquiry, for people who log in. */
  thread: OwnPath
} & Pick<Account, 'id' | 'role' | 'firstName' | 'lastName' | 'email'>

/** Anyone who can answer an offer. */
export type Answerer = Actor | AnswerLinkHolder

/**
 * The crew's side at a pickup, by the order in the address: an account that may be a member of its project, or a link
 * holder, who may also be signed in. Membership takes precedence over the link.
 */
export type CrewAccess =
  | {
      kind: 'member'
      orderId: number
      account: Account
      /** They used a revoked or expired link. */
      hasExpiredLink?: boolean
      /** Set on order pages, which are open to fewer roles than pickup pages. */
      area?: 'orders'
    }
  | (PickupLinkHolder & { account: Account | null })

/** Access to the pages of a booked vehicle: pickup, inspection, return and report. */
export type PickupAccess = CrewAccess | { kind: 'owner'; account: Account }

/** Staff reading the inspections of an order. They write none. */
export type StaffAccess = { kind: 'staff'; orderId: number; account: Account }

/** Who opened the single-use link to set up an account. */
export type SetupLinkHolder = { kind: 'link'; purpose: 'account-setup' | 'password-setup'; token: string }

/** The server itself: a command or a scheduled job. */
export type ServerAsker = Omit<RequestMeta, 'address' | 'agent'> & { kind: 'server' }

/** Principal: who calls a service. A service names the kinds it accepts. */
export type Asker =
  | Account
  | Deputy
  | Visitor
  | SigningLinkHolder
  | PickupLinkHolder
  | AnswerLinkHolder
  | SetupLinkHolder
  | ServerAsker

/** Impersonation: staff acting for one side. What they may do is checked by each service. */
export function deputyOf(staff: Account, { side, reason }: Behalf): Deputy {
  return { ...staff, kind: 'deputy', behalf: { side, reason } }
}

/** The server as the asker, for commands and scheduled jobs. */
export function serverAsker(): ServerAsker {
  return { kind: 'server', origin: ownOrigin() }
}

/** Authorization by role: 403 unless the role opens this part of the product. Each service checks for itself. */
export function requireArea({ role }: Pick<Account, 'role'>, area: Area) {
  if (!mayOpen(area, role)) throw forbidden()
}

const MAX_AGENT_LENGTH = 300

/** What services may know of a request: origin, client address and User-Agent. */
export function requestMeta(request: Request) {
  return {
    origin: originOf(request),
    address: clientAddress(request),
    agent: userAgentOf(request).slice(0, MAX_AGENT_LENGTH),
  }
}

/**
 * Client IP address, for rate limits. Behind proxies, the entry of X-Forwarded-For at PROXIES from the right; entries
 * further left may be forged. IPv6 is cut to its /64 network, because customers choose the rest.
 */
export function clientAddress(request: Request): string {
  const { PROXIES } = env()
  const forwarded = (request.headers.get('X-Forwarded-For') ?? '').split(',').map((part) => part.trim())
  const claimed = PROXIES > 0 ? forwarded.at(-PROXIES) : undefined
  if (claimed && isIP(claimed)) return networkOf(claimed)
  return networkOf(requestContext()?.response.req.socket.remoteAddress ?? 'unknown')
}

function networkOf(address: string): string {
  const fourOfSix = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (fourOfSix) return fourOfSix
  if (isIP(address) !== 6) return address
  const [front = [], back] = address.split('::', 2).map((groups) => groups.split(':').filter(Boolean))
  const zeros = back ? Array(8 - front.length - back.length).fill('0') : []
  const half = [...front, ...zeros, ...(back ?? [])].slice(0, 4)
  return `${half.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}
