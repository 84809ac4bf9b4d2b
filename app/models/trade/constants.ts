/*
 * The figures the business goes by, each once: rules and limits take them from here, and so do the sentences that name
 * them. The two tax rates stand in tax.ts, how often somebody may try in
 * answers/try-limits.ts, choices in vocabulary/, the life of a log-in among the settings in server/env.server.ts.
 */

/** Days of a month, as rates count it. */
export const MONTH_DAYS = 30

/** A week costs as much as so many days, and a month of `MONTH_DAYS` as three weeks. */
export const DAYS_PAID_PER_WEEK = 3
export const DAYS_PAID_PER_MONTH = 9

/** Percent of the listed rate. What a renter offers may not be less; what an owner answers may. */
export const FLOOR_PERCENT = 80

/** How many times the listed rate an offer may be, by whichever side: beyond it is a slip of the hand. */
export const HIGHEST_MULTIPLE = 10

/** Both ends counted. */
export const LONGEST_BOOKING_DAYS = 365

/** By so many days a booking may be moved to begin earlier or to end later. */
export const CHANGE_WINDOW_DAYS = 10

/** Who lost days to somebody else's booking so long ago or less is told when they are free again. */
export const FREE_AGAIN_DAYS = 14

/** Until when days can be asked for, from today where the vehicle is. */
export const FARTHEST_MONTHS = 24

/** For one booking, in cents: ten million dollars. It fits the column, tax included. */
export const HIGHEST_RATE = 1_000_000_000

/** For so many days a quote is good, the day it is made counted. */
export const QUOTE_DAYS = 14

/** For a project, in cents: a hundred million dollars. */
export const HIGHEST_BUDGET = 10_000_000_000

/** Owners release the address two days ahead, so that crews do not turn up early. */
export const PICKUP_NOTICE_DAYS = 2

/** For so long an owner may object to a return that the production has confirmed. */
export const OBJECTION_HOURS = 24

/** For so long whoever removed a vehicle from its list may undo it. */
export const UNDO_MINUTES = 10

/** A code that proves an address or a number: its digits, and its life from when it is sent. */
export const CODE_DIGITS = 4
export const CODE_MINUTES = 10

/** For how long other codes can be asked for in the place of the first, and the browser remembers that one was. */
export const CODE_REQUEST_MINUTES = 60

/** From when a code is accepted until the new password has to be there. */
export const NEW_PASSWORD_MINUTES = 10

/** A link to set up an account. */
export const SETUP_LINK_DAYS = 7

/** A signer who has not looked into the mail for two months needs a new link. */
export const SIGNING_LINK_DAYS = 60

/** It ends with its order; this is longer than an order placed for the farthest days can take. */
export const PICKUP_LINK_DAYS = 800

/** A signer who has not answered is reminded after so many days, and on the eve of the first day of the rental. */
export const REMIND_SIGNER_DAYS = [2, 5] as const

/** For how long the text of a letter that was given up is kept, to be sent again: a day longer than a link in a mail works. */
export const MESSAGE_RETENTION_DAYS = SETUP_LINK_DAYS + 1

/** Somebody who asks why a code did not work asks within a day. */
export const CODE_RETENTION_DAYS = 1

/** A form posted after its session ended is kept for whoever the session belonged to. */
export const SESSION_RETENTION_DAYS = 30

/** In characters. A field's schema refuses what is longer, and its box takes no more. */

/** More than any address or description needs; a field with a reason of its own says so. */
export const LONGEST_LINE = 120
export const LONGEST_NAME = 60

/** The only rule for a password. */
export const SHORTEST_PASSWORD = 8
/** Nobody has a longer one, so that comparing what was typed stays cheap. */
export const LONGEST_PASSWORD = 200

export function tooLong(longest: number): string {
  return `Please use at most ${longest} characters.`
}

export const LONGEST_PAYMENT_NOTE = 1000

/** What an owner objects to at the return of a vehicle. */
export const LONGEST_OBJECTION = 1000
