import type { Behalf } from '~/models/trade/access/behalf'
import type { ApplicationRole } from '~/models/trade/vocabulary/accounts'

/** From where somebody asks, as far as a verb may know: no verb sees a request. */
type RequestMeta = {
  /** Where links in letters lead, 'https://backlot.example'. */
  origin: string
  /** The network address that limits count by. */
  address: string
  /** What their browser calls itself; for what is written down about signing. */
  agent?: string
}

/** Somebody signed in. The id comes from the session and from nowhere else. */
export type Account = RequestMeta & {
  kind: 'account'
  id: string
  role: ApplicationRole
  firstName: string
  lastName: string
  email: string
  sessionId: string
}

/** One of the staff who acts for somebody else: whatever is written of it names both, and why. */
export type Deputy = Omit<Account, 'kind'> & { kind: 'deputy'; behalf: Behalf }

/** Whoever changes what crews and owners have agreed on: one of them, or a deputy. */
export type Actor = Account | Deputy

/** Anybody at all: somebody at the log-in, say, or at a form that takes no account. */
export type Visitor = RequestMeta & { kind: 'visitor' }

/** Whoever came through the mailed link to an order's agreement. */
export type SigningLinkHolder = RequestMeta & { kind: 'link'; purpose: 'signing'; orderId: number; agreementId: string }

/** Whoever came through the link to an order's pickup details that they were sent. */
export type PickupLinkHolder = RequestMeta & { kind: 'link'; purpose: 'pickup'; orderId: number; recipientId: string }

/**
 * The crew's side at a pickup, by the order that the address names: an account that may be a member of its project, or a
 * link holder, who may be signed in as well. An account that is a member comes before its link.
 */
export type CrewAccess =
  | {
      kind: 'member'
      orderId: number
      account: Account
      /** They came by a link that was taken back or has run out. */
      hasExpiredLink?: boolean
      /** On the pages of orders, which are open to fewer roles than those of a pickup. */
      area?: 'orders'
    }
  | (PickupLinkHolder & { account: Account | null })

/** Who opens what belongs to a booked vehicle: its pickup, inspection, return and report. */
export type PickupAccess = CrewAccess | { kind: 'owner'; account: Account }

/** Whoever holds the mailed link to set an account up, which is used up by that. */
export type SetupLinkHolder = { kind: 'link'; purpose: 'account-setup' | 'password-setup'; token: string }

/** The server itself: a command that somebody gave it, or what it does by the clock. */
export type ServerAsker = Omit<RequestMeta, 'address' | 'agent'> & { kind: 'server' }

/** Whoever asks for something. A verb names the kinds it serves. */
export type Asker = Account | Deputy | Visitor | SigningLinkHolder | PickupLinkHolder | SetupLinkHolder | ServerAsker
