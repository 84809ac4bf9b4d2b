import { z } from 'zod'
import { lastingPart, type SearchQuery, searchString } from '~/models/trade/addresses/search-query'
import { CODE_REQUEST_MINUTES, PICKUP_LINK_DAYS, SIGNING_LINK_DAYS } from '~/models/trade/constants'
import { accountPaths } from '~/models/trade/paths/accounts'
import type { Contact } from '~/models/trade/vocabulary/accounts'
import { MAX_DAY_LIMIT } from '~/models/trade/vocabulary/deals'
import { valuesOf } from '~/models/trade/vocabulary/option'
import { LIST_LAYOUTS } from '~/models/trade/vocabulary/projects'
import { privateCookie, rememberedCookie } from '~/server/http/cookies.server'
import { redirect } from '~/server/http/route.server'
import type { Account } from './asker.server'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Password reset in progress: the token of the code request, and the address as typed. */
export const resetRequest = flowCookie(
  'reset',
  z.object({ token: z.string(), email: z.string() }),
  CODE_REQUEST_MINUTES * MINUTE,
)

/**
 * Permission to choose a new password once, after a correct code. The cookie outlives the permission, so that its
 * expiry can be explained.
 */
export const passwordChange = flowCookie('reset_change', z.string().min(1), CODE_REQUEST_MINUTES * MINUTE)

/** Change of phone number or email that waits for its code. */
const ContactChange = z.object({ accountId: z.string(), token: z.string(), target: z.string() })
export const contactChange = {
  phone: flowCookie('phone_change', ContactChange, CODE_REQUEST_MINUTES * MINUTE),
  email: flowCookie('email_change', ContactChange, CODE_REQUEST_MINUTES * MINUTE),
} satisfies Record<Contact, unknown>

/** The link id. Replaces the token of an emailed link, so that neither the address bar nor the Referer contains it. */
export const agreementLink = flowCookie('agreement', z.string().min(1), SIGNING_LINK_DAYS * DAY)

/** The same for pickup details; a driver may have those of several orders. */
export const pickupLink = (orderId: number) =>
  flowCookie(`pickup_${orderId}`, z.string().min(1), PICKUP_LINK_DAYS * DAY)

/** The same for a link to answer an offer; an owner may have several open. */
export const answerLink = (linkId: string) => flowCookie(`answer_${linkId}`, z.string().min(1), MAX_DAY_LIMIT * DAY)

/** The order to return to after its buyer has signed the agreement. */
export const signingReturn = flowCookie('signing_return', z.number(), HOUR)

/** Prefills the email of the login after a new password was chosen. */
export const nextLogin = flowCookie('next_login', z.string(), HOUR)

/** The order that was just placed, until its page has confirmed it. */
export const orderPlaced = flowCookie('order_placed', z.number(), HOUR)

/** The last project and search of the account. */
export const lastProject = rememberedCookie('project', z.guid())
const lastSearch = rememberedCookie('search', z.string())

/** Whether the account last used cards or tables for lists. */
export const lastLayout = rememberedCookie('layout', z.enum(valuesOf(LIST_LAYOUTS)))

/**
 * Signed cookie that carries state between the steps of a flow, with a lifetime in seconds. The user can read its
 * content.
 */
function flowCookie<Schema extends z.ZodType>(name: string, schema: Schema, seconds: number) {
  const cookie = () => privateCookie(`backlot_${name}`, seconds)
  return {
    /** Null without the cookie, or when its signature is invalid. */
    async read(request: Request): Promise<z.output<Schema> | null> {
      return schema.safeParse(await cookie().parse(request.headers.get('Cookie'))).data ?? null
    },
    write: (value: z.input<Schema>) => cookie().serialize(value),
    clear: () => cookie().serialize('', { maxAge: 0 }),
  }
}

/** Set-Cookie that remembers a search, unless it is already stored or this is a later page. */
export async function rememberSearch(request: Request, account: Account, query: SearchQuery): Promise<HeadersInit> {
  if (query.after) return {}
  return lastSearch.write(request, account, searchString(lastingPart(query)) || null)
}

/** The search in the query of the request, else the last one of this account. */
export async function searchAsked(request: Request, account: Account): Promise<{ url: string; isLastSearch: boolean }> {
  const last = new URL(request.url).search === '' ? await lastSearch.read(request, account) : null
  if (last === null) return { url: request.url, isLastSearch: false }
  return { url: new URL(`?${last}`, request.url).href, isLastSearch: true }
}

/** The pending contact change of this account in this browser; redirects to its start without one. */
export async function requireContactChange(request: Request, { id }: Account, contact: Contact) {
  const change = await contactChange[contact].read(request)
  if (change?.accountId !== id) throw redirect(accountPaths.profileContact(contact))
  return change
}
