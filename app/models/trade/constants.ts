/*
 * Business rules and limits, each once; sentences that name a figure take it from here. Tax rates are in money.ts,
 * rate limits in answers/rate-limits.ts, choices in vocabulary/, settings of the server in server/env.server.ts.
 * Lengths are in characters.
 */

// rates

/** Days of a month, as rates count it. */
export const MONTH_DAYS = 30
/** A week costs as much as this many days, a month of `MONTH_DAYS` as much as three weeks. */
export const DAYS_PAID_PER_WEEK = 3
export const DAYS_PAID_PER_MONTH = 9
/** Percent of the listed rate: the least a renter may offer. It does not bind the owner's counter. */
export const FLOOR_PERCENT = 80
/** An offer above this multiple of the listed rate is taken for a typo, whichever side makes it. */
export const MAX_RATE_MULTIPLE = 10
/** Of one booking: ten million dollars. It fits the column with tax. */
export const MAX_RATE_CENTS = 1_000_000_000
/** Of a project: a hundred million dollars. */
export const MAX_BUDGET_CENTS = 10_000_000_000
/** A quote is valid for this many days, counting the day it is made. */
export const QUOTE_DAYS = 14

// days

/** Both ends counted. */
export const MAX_BOOKING_DAYS = 365
/** How far ahead a booking may start, from today where the vehicle is. */
export const MAX_MONTHS_AHEAD = 24
/** A booking may be moved to start this many days earlier or end this many days later. */
export const CHANGE_WINDOW_DAYS = 10
/** Crews that lost days to another booking within this time are notified when the days are free again. */
export const FREED_DAYS_NOTICE_DAYS = 14
/** The orders page lists pickups up to a week ahead, counted from today. */
export const DAYS_AHEAD = 7
/** Owners release the address two days ahead, so that crews do not turn up early. */
export const PICKUP_NOTICE_DAYS = 2
/** How long an owner may dispute a return that the production has confirmed. */
export const OBJECTION_HOURS = 24
/** How long the removal of a vehicle from its list can be undone. */
export const UNDO_MINUTES = 10
/** Days to answer an inquiry that its form starts with. */
export const DEFAULT_DEADLINE_DAYS = 2
/** Signers are reminded after this many days without an answer, and on the eve of the first rental day. */
export const REMIND_SIGNER_DAYS = [2, 5] as const

/** Days before a COI expires on which the project's leaders are reminded, if a rental ends later. */
export const COI_REMINDER_DAYS = [14, 7, 1] as const

// codes and links

export const CODE_DIGITS = 4
export const CODE_MINUTES = 10
/** Attempts per code; the rate limit 'code-try' counts over all codes. */
export const CODE_ATTEMPTS = 5
/** How long a code can be resent, and how long the browser remembers that one was requested. */
export const CODE_REQUEST_MINUTES = 60
/** From the accepted code to the new password. */
export const NEW_PASSWORD_MINUTES = 10
export const SETUP_LINK_DAYS = 7
/** A signer who has not opened the email for two months needs a new link. */
export const SIGNING_LINK_DAYS = 60
/** The link ends with its order; this is longer than an order for the farthest days can take. */
export const PICKUP_LINK_DAYS = 800
/** Seconds in which pressing again sends nothing: a double click. */
export const ARRIVAL_PAUSE_SECONDS = 60
export const RESEND_PAUSE_SECONDS = 60

// retention

/** The text of a message that failed stays resendable a day longer than a link in it works. */
export const MESSAGE_RETENTION_DAYS = SETUP_LINK_DAYS + 1
/** Attempts to deliver a message: over about twenty hours, 1, 2, 4 … minutes apart, at most six hours. */
export const MAX_DELIVERY_ATTEMPTS = 12
/** Uploads that no form has used are deleted after this: their form may still be submitted. */
export const UNUSED_UPLOAD_HOURS = 1
/** Somebody who asks why a code did not work asks within a day. */
export const CODE_RETENTION_DAYS = 1
/** Ended sessions stay this long, so that a form posted late still finds its account. */
export const SESSION_RETENTION_DAYS = 30

/** Of the embedded database: older ones are deleted. */
export const BACKUPS_TO_KEEP = 14

// lengths of fields: a schema refuses what is longer, and its input takes no more

/** More than any address or description needs; a field with a reason of its own says so. */
export const MAX_LINE_LENGTH = 120
export const MAX_NAME_LENGTH = 60
/** The only rule for a password. */
export const MIN_PASSWORD_LENGTH = 8
/** Nobody has a longer one, so that hashing what was typed stays cheap. */
export const MAX_PASSWORD_LENGTH = 200
export const MAX_PROJECT_TITLE_LENGTH = 80
export const MAX_PROJECT_DESCRIPTION_LENGTH = 500
export const MAX_LIST_NAME_LENGTH = 80
/** Of a list's season, episode, act and scene. */
export const MAX_LIST_PART_LENGTH = 40
export const MAX_SEARCH_LENGTH = 100
export const MIN_VEHICLE_SEARCH_LENGTH = 3
export const MAX_VEHICLE_SEARCH_LENGTH = 200
export const MAX_PAYMENT_NOTE_LENGTH = 1000
export const MAX_OBJECTION_LENGTH = 1000
/** Why staff act for somebody else; everybody concerned reads it. */
export const MAX_BEHALF_REASON_LENGTH = 300
export const MAX_REJECTION_REASON_LENGTH = 500

export function tooLong(most: number): string {
  return `Please use at most ${most} characters.`
}

// pages and counts

export const SEARCH_PAGE_SIZE = 12
export const MAX_SEARCH_PAGES = 20
/** Dollars a day. At its end the slider means "no bound": a $2,500 car appears until a bound is set. */
export const MIN_PRICE_FILTER = 1
export const MAX_PRICE_FILTER = 2000
/** Vehicles of each list on a page of lists, before 'Show all'. */
export const VEHICLES_PER_LIST = 9
/** Vehicles on the page of a single list. */
export const SINGLE_LIST_PAGE_SIZE = 24
export const MAX_LISTS_PER_PAGE = 16
/** Photos on a vehicle's card in a list, so that a page of cards stays light. */
export const PHOTOS_PER_CARD = 3
/** Larger counts are shown as '99+'. */
export const MAX_NEW_COUNTED = 99
export const MAX_STUCK_COUNTED = 99
/** People invited by one form. */
export const MAX_INVITATIONS = 5
/** Of one order; more drivers than this is a script. */
export const MAX_RECIPIENTS = 50
/** Of one inspection, replaced and deleted ones included; more than this is a script. */
export const MAX_INSPECTION_PHOTOS = 200
/** Photos of one inspection that were replaced or deleted; they are kept. */
export const MAX_REPLACED_PHOTOS = 60
/** Of one vehicle: the four angles, three-quarter front, and fifteen further ones. */
export const MAX_VEHICLE_PHOTOS = 20
/** More than the camera of any phone makes of one photo. */
export const MAX_PHOTO_PIXELS = 60_000_000

// listings

export const FIRST_VEHICLE_YEAR = 1885
export const MAX_USAGE_TAGS = 12
export const MAX_USAGE_TAG_LENGTH = 40
export const MAX_VIN_LENGTH = 32
export const MAX_CONDITION_NOTE_LENGTH = 500
export const MAX_MODIFICATIONS_LENGTH = 1500
export const MAX_INSTRUCTION_LENGTH = 1000
/** For one day, in cents: a hundred thousand dollars. */
export const MAX_DAY_PRICE_CENTS = 10_000_000

// sizes of uploads, in bytes

export const BYTES_OF_MB = 1024 * 1024
/** Of a purchase order, a certificate or a license: a scan of many pages. */
export const MAX_DOCUMENT_BYTES = 25 * BYTES_OF_MB
/** Twice what the largest phones make. */
export const MAX_PHOTO_BYTES = 25 * BYTES_OF_MB
