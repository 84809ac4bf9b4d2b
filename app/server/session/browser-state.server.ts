import { z } from 'zod'
import {
  CODE_REQUEST_MINUTES,
  NEW_PASSWORD_MINUTES,
  PICKUP_LINK_DAYS,
  SIGNING_LINK_DAYS,
} from '~/models/trade/constants'
import type { Contact } from '~/models/trade/vocabulary/accounts'
import { valuesOf } from '~/models/trade/vocabulary/option'
import { LIST_LAYOUTS } from '~/models/trade/vocabulary/projects'
import { privateCookie } from '~/server/http/cookies.server'
import { rememberedCookie } from '~/server/http/remembered.server'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Somebody choosing a new password: the token of the request for a code, and the address as it was typed. */
export const resetRequest = step(
  'reset',
  z.object({ token: z.string(), email: z.string() }),
  CODE_REQUEST_MINUTES * MINUTE,
)

/** What an accepted code was exchanged for: lets this browser choose a new password, once. */
export const passwordChange = step('reset_change', z.string().min(1), NEW_PASSWORD_MINUTES * MINUTE)

/** A change of number or address that waits for its code: the token that goes with it, and what it was sent to. */
const ContactChange = z.object({ accountId: z.string(), token: z.string(), target: z.string() })
export const contactChange = {
  phone: step('phone_change', ContactChange, CODE_REQUEST_MINUTES * MINUTE),
  email: step('email_change', ContactChange, CODE_REQUEST_MINUTES * MINUTE),
} satisfies Record<Contact, unknown>

/** In the place of a mailed link's token, so that address bar and referrers do not carry it: the id of the link. */
export const agreementLink = step('agreement', z.string().min(1), SIGNING_LINK_DAYS * DAY)

/** The same for the pickup details of an order: a driver may have those of several. */
export const pickupLink = (orderId: number) => step(`pickup_${orderId}`, z.string().min(1), PICKUP_LINK_DAYS * DAY)

/** The order whose buyer signs its agreement here and then goes back to it. */
export const signingReturn = step('signing_return', z.number(), HOUR)

/** The address of somebody who has just chosen a password: the log-in that follows need not ask for it. */
export const nextLogin = step('next_login', z.string(), HOUR)

/** The number of an order that was placed a moment ago, until its page has said so. */
export const orderPlaced = step('order_placed', z.number(), HOUR)

/** The project and the search that somebody looked at last. */
export const lastProject = rememberedCookie('project', z.guid())
export const lastSearch = rememberedCookie('search', z.string())

/** Whether somebody looks at lists as cards or as tables. */
export const lastLayout = rememberedCookie('layout', z.enum(valuesOf(LIST_LAYOUTS)))

/** What a browser carries from one step of something to the next, signed, for so many seconds; whoever uses it may read it. */
function step<Schema extends z.ZodType>(name: string, schema: Schema, seconds: number) {
  const cookie = () => privateCookie(`backlot_${name}`, seconds)
  return {
    /** Null where the browser carries none, or one that this server never wrote. */
    async read(request: Request): Promise<z.output<Schema> | null> {
      return schema.safeParse(await cookie().parse(request.headers.get('Cookie'))).data ?? null
    },
    write: (value: z.input<Schema>) => cookie().serialize(value),
    clear: () => cookie().serialize('', { maxAge: 0 }),
  }
}
