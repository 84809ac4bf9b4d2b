/*
 * Business rules and limits, each defined once; texts take their figures from here. Tax rates are in money.ts, rate
 * limits in results/rate-limits.ts, choices in vocabulary/, server settings in server/env.server.ts. Lengths are in
 * characters.
 */

// rates

/** Days of a month in rate calculations. */
export const MONTH_DAYS = 30
/** A week costs this many daily rates, a month of `MONTH_DAYS` three weeks. */
export const DAYS_PAID_PER_WEEK = 3
export const DAYS_PAID_PER_MONTH = 9
/** Least a renter may offer, in percent of the listed rate. It does not bind the owner's counter. */
export const FLOOR_PERCENT = 80
/** An offer above this multiple of the listed rate is treated as a typo, from either side. */
export const MAX_RATE_MULTIPLE = 10
/** Per booking: ten million dollars, which fits the column with tax. */
export const MAX_RATE_CENTS = 1_000_000_000
/** Per project: a hundred million dollars. */
export const MAX_BUDGET_CENTS = 10_000_000_000
/** A quote is valid for this many days, counting the day it is made. */
export const QUOTE_DAYS = 14

// days

/** Both ends included. */
export const MAX_BOOKING_DAYS = 365
/** How far ahead a booking may start, from today in the vehicle's time zone. */
export const MAX_MONTHS_AHEAD = 24
/** A booking may be moved to start this many days earlier or end this many days later. */
export const CHANGE_WINDOW_DAYS = 10
/** Crews that lost days to another booking within this time are notified if the days become free. */
export const FREED_DAYS_NOTICE_DAYS = 14
/** The orders page lists pickups up to a week ahead, counted from today. */
export const DAYS_AHEAD = 7
/** No reminders at night: for them, a day starts at this hour in the vehicle's time zone. */
export const MORNING_HOUR = 6
/** The address is shown two days ahead, so that crews do not show up early. */
export const PICKUP_NOTICE_DAYS = 2
/** How long an owner may dispute a return that the production has confirmed. */
export const OBJECTION_HOURS = 24
/** How long the removal of a vehicle from its list can be undone. */
export const UNDO_MINUTES = 10
/** Initial value for the days to answer an inquiry. */
export const DEFAULT_DEADLINE_DAYS = 2
/** Signers are reminded after this many days without an answer, and on the eve of the first rental day. */
export const REMIND_SIGNER_DAYS = [2, 5] as const
/** Days before a COI expires on which the project's leaders are reminded, if a rental ends later. */
export const COI_REMINDER_DAYS = [14, 7, 1] as const
/** Notice before changed terms take effect. */
export const TERMS_NOTICE_DAYS = 30

// codes and links

export const CODE_DIGITS = 4
export const CODE_MINUTES = 10
/** Attempts per code; the rate limit 'code-try' counts across codes. */
export const CODE_ATTEMPTS = 5
/** How long a code can be resent, and how long the browser remembers that one was requested. */
export const CODE_REQUEST_MINUTES = 60
/** Between accepting the code and the new password. */
export const NEW_PASSWORD_MINUTES = 10
export const SETUP_LINK_DAYS = 7
/** A signer who has not opened the email for two months needs a new link. */
export const SIGNING_LINK_DAYS = 60
/** The link ends with its order; this is longer than the latest possible order lasts. */
export const PICKUP_LINK_DAYS = 800
/** Repeated presses within these seconds send nothing: a double click. */
export const ARRIVAL_PAUSE_SECONDS = 60
export const RESEND_PAUSE_SECONDS = 60

// retention

/** A failed message can be resent a day longer than the link in it works. */
export const MESSAGE_RETENTION_DAYS = SETUP_LINK_DAYS + 1
/** Delivery attempts per message: 1, 2, 4 … minutes apart, at most six hours; about twenty hours in total. */
export const MAX_DELIVERY_ATTEMPTS = 12
export const FIRST_DELIVERY_BACKOFF_MINUTES = 1
export const MAX_DELIVERY_BACKOFF_HOURS = 6
/** Uploads that no form has used are deleted after this; until then their form may still be submitted. */
export const UNUSED_UPLOAD_HOURS = 1
/** A purchase order or certificate waits this long for the other one to be submitted with it. */
export const STAGED_FILE_HOURS = 24
/** Support questions about a failed code come within a day. */
export const CODE_RETENTION_DAYS = 1
/** Ended sessions are kept this long, so that a form posted late still finds its account. */
export const SESSION_RETENTION_DAYS = 30
/** What made a vehicle a new match is kept for the mornings that a stopped server has missed. */
export const SEARCH_EVENT_RETENTION_DAYS = 7
/** A removed saved search can be restored until it is deleted. */
export const REMOVED_SEARCH_RETENTION_DAYS = 1
/** Of the embedded database; older ones are deleted. */
export const BACKUPS_TO_KEEP = 14

// field lengths, enforced by schemas and as `maxlength` of inputs

/** Default; more than any address or description needs. */
export const MAX_LINE_LENGTH = 120
export const MAX_NAME_LENGTH = 60
/** The only rule for a password. */
export const MIN_PASSWORD_LENGTH = 8
/** Keeps hashing cheap. */
export const MAX_PASSWORD_LENGTH = 200
export const MAX_PROJECT_TITLE_LENGTH = 80
export const MAX_PROJECT_DESCRIPTION_LENGTH = 500
export const MAX_LIST_NAME_LENGTH = 80
/** For a list's season, episode, act and scene. */
export const MAX_LIST_PART_LENGTH = 40
export const MAX_SEARCH_LENGTH = 100
/** Of its query string, so that it fits into an address and an index. */
export const MAX_SAVED_SEARCH_LENGTH = 1500
export const MAX_COMMAND_LENGTH = 500
export const MIN_VEHICLE_SEARCH_LENGTH = 3
export const MAX_VEHICLE_SEARCH_LENGTH = 200
export const MAX_PAYMENT_NOTE_LENGTH = 1000
export const MAX_OBJECTION_LENGTH = 1000
/** Why staff act on someone's behalf; everyone involved can read it. */
export const MAX_BEHALF_REASON_LENGTH = 300
export const MAX_REJECTION_REASON_LENGTH = 500
/** Why a signer declines the rental agreement. */
export const MAX_DECLINE_REASON_LENGTH = 1000
/** For the profile link in a request for an account. */
export const MAX_LINK_LENGTH = 300

// pages and counts

export const SEARCH_PAGE_SIZE = 12
export const MAX_SEARCH_PAGES = 20
/** Vehicles beside each other in a comparison. */
export const MAX_COMPARED = 4
/** Per account. */
export const MAX_SAVED_SEARCHES = 50
/** The matches of a saved search are counted up to this number. */
export const MAX_COUNTED_MATCHES = 99
/** Vehicles in one email about new matches; the others are behind its links. */
export const MAX_MAILED_MATCHES = 12
/** Dollars per day. The slider's end means "no bound": a $2,500 car appears until a bound is set. */
export const MIN_PRICE_FILTER = 1
export const MAX_PRICE_FILTER = 2000
/** Vehicles of each list on a page of lists, before 'Show all'. */
export const VEHICLES_PER_LIST = 9
/** Vehicles on the page of a single list. */
export const SINGLE_LIST_PAGE_SIZE = 24
export const MAX_LISTS_PER_PAGE = 16
/** Rows and lists in the table of a project, which is paginated for very large ones only. */
export const TABLE_PAGE_SIZE = 200
export const MAX_LISTS_PER_TABLE = 100
/** Rows per bulk action and per page with checkboxes: their ids must fit into an address that a login returns to. */
export const MAX_SELECTED = 36
/** Photos on a vehicle's card in a list, to keep pages of cards small. */
export const PHOTOS_PER_CARD = 3
/** Larger counts are shown as '99+'. */
export const MAX_NEW_COUNTED = 99
export const MAX_STUCK_COUNTED = 99
/** People invited by one form. */
export const MAX_INVITATIONS = 5
/** Per order; more drivers than this is a script. */
export const MAX_RECIPIENTS = 50
/** Pickups of the coming week shown on the orders page; the rest are on the pages of their orders. */
export const MAX_PICKUPS_AHEAD = 60
/** Per inspection, including replaced and deleted ones; more than this is a script. */
export const MAX_INSPECTION_PHOTOS = 200
/** Replaced or deleted photos per inspection; they are kept. */
export const MAX_REPLACED_PHOTOS = 60
/** Per vehicle: the four angles, three-quarter front, and fifteen others. */
export const MAX_VEHICLE_PHOTOS = 20
/** More than any phone camera produces. */
export const MAX_PHOTO_PIXELS = 60_000_000

// listings

/** An owner's vehicle page shows the views of this many past days and the bookings of this many next days. */
export const VIEWS_COUNTED_DAYS = 30
export const BOOKED_COUNTED_DAYS = 90
export const FIRST_VEHICLE_YEAR = 1885
/** Vehicles within this distance belong to the nearest city of the search. */
export const MARKET_MILES = 200
export const MAX_USAGE_TAGS = 12
export const MAX_USAGE_TAG_LENGTH = 40
export const MAX_VIN_LENGTH = 32
/** The owner's own number of a vehicle. */
export const MAX_STOCK_NUMBER_LENGTH = 40
export const MAX_CONDITION_NOTE_LENGTH = 500
export const MAX_MODIFICATIONS_LENGTH = 1500
export const MAX_INSTRUCTION_LENGTH = 1000
/** Per day, in cents: a hundred thousand dollars. */
export const MAX_DAY_PRICE_CENTS = 10_000_000

// sizes of uploads, in bytes

export const BYTES_OF_MB = 1024 * 1024
/** Per purchase order, certificate or license: a scan of many pages. */
export const MAX_DOCUMENT_BYTES = 25 * BYTES_OF_MB
/** Twice the largest phone photos. */
export const MAX_PHOTO_BYTES = 25 * BYTES_OF_MB

/** In the filter of the activity, instead of a person: all vehicle owners, whom the activity does not name. */
export const ANY_OWNER = 'owner'
