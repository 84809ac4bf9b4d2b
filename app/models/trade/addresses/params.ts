import { z } from 'zod'
import { isMailing } from '~/models/trade/access/emails'
import { searchedLine } from '~/models/trade/fields/form-fields'
import { cleanLine } from '~/models/trade/format/clean-text'
import { readCursor } from '~/models/trade/updates-cursor'
import { valuesOf } from '~/models/trade/vocabulary/option'
import { ANY_OWNER, MAX_SEARCH_LENGTH, MAX_SEARCH_PAGES } from '../constants'
import { PHOTO_FILES, WHOLE_FILES } from '../photos'
import { CONTACTS } from '../vocabulary/accounts'
import { DOCUMENT_KINDS, PROVIDER_DOCUMENTS } from '../vocabulary/documents'
import { RECIPIENT_ACTION_KINDS } from '../vocabulary/inspections'
import { LISTING_ACTION_KINDS } from '../vocabulary/listings'
import { INVOICE_FORMATS } from '../vocabulary/orders'
import { COST_GROUPINGS, RATINGS } from '../vocabulary/projects'

/** Lower case like in the database, because ids are also compared as text. */
export const id = z.guid().overwrite((text) => text.toLowerCase())

const optionalId = id.optional().catch(undefined)
const draft = z.string().catch('')
const after = id.nullable().catch(null).default(null)

/** Order ids are serial numbers, not UUIDs. */
export const orderId = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .transform(Number)
  .refine((number) => number <= 2_147_483_647)

/** Case-insensitive, like the rest of an address. */
export const ContactParams = z.object({ contact: z.string().toLowerCase().pipe(z.enum(CONTACTS)) })

/** Quotes are numbered like orders. */
export const QuoteParams = z.object({ projectId: id, quoteId: orderId })
export const MadeQuoteParams = z.object({ quoteId: orderId })

export const ProjectParams = z.object({ projectId: id })
export const MemberParams = z.object({ projectId: id, accountId: id })
export const ListParams = z.object({ projectId: id, listId: id })
export const ListVehicleParams = z.object({ projectId: id, listVehicleId: id })
export const ReactionParams = ListVehicleParams.extend({ rating: z.enum(RATINGS) })
export const InquiryParams = z.object({ inquiryId: id })
export const CartItemParams = z.object({ cartItemId: id })

/** The list vehicle to inquire about again once it has left the cart. */
export const CartItemQuery = z.object({
  project: optionalId,
  inquire: optionalId,
})
export const OrderParams = z.object({ orderId })

/** How the signer left DocuSign, from the query string; can be forged. */
export const LeftDocusignQuery = z.object({
  event: z.enum(['signing_complete', 'decline']).optional().catch(undefined),
})

/** The order whose agreement was just signed. */
export const SignedQuery = LeftDocusignQuery.extend({ signed: orderId.optional().catch(undefined) })

/** `name` only makes the address readable; nothing depends on it. */
export const ProjectOrdersParams = z.object({ projectId: id, name: z.string() })
export const OrderDetailsParams = z.object({ orderId, projectId: id, name: z.string() })
export const BookedItemParams = OrderDetailsParams.extend({ orderItemId: id })
export const InvoiceParams = z.object({
  orderId,
  projectId: id,
  invoiceId: id,
  format: z.string().toLowerCase().pipe(z.enum(INVOICE_FORMATS)),
})
export const OrderItemParams = z.object({ orderId, orderItemId: id })
/** Over the order's page, or without a name over the lists of its project. */
export const RecipientsParams = OrderDetailsParams.partial({ name: true })
export const RecipientParams = RecipientsParams.extend({ recipientId: id, kind: z.enum(RECIPIENT_ACTION_KINDS) })
export const DocumentParams = z.object({ orderId, documentId: id })
export const StagedDocumentParams = z.object({ orderId, kind: z.enum(DOCUMENT_KINDS) })
export const ProviderDocumentParams = z.object({ kind: z.enum(PROVIDER_DOCUMENTS) })
export const MailParams = z.object({ mailId: id })
export const TokenParams = z.object({ token: z.string().regex(/^[\w-]{43}$/) })

/** An emailed link to unsubscribe. */
export const UnsubscribeParams = z.object({
  mailing: z.string().refine(isMailing),
  accountId: id,
  signature: z.string(),
})

export const VehicleQuery = z.object({ 'car-id': id })

/** Days requested on a vehicle's page, validated later, and the list vehicle that it was opened from. */
export const VehiclePageQuery = VehicleQuery.extend({ from: draft, to: draft, free: draft, 'list-vehicle': optionalId })
/** The days on which similar vehicles are to be free, validated later. */
export const SimilarQuery = VehicleQuery.extend({ from: draft, to: draft })
export const SetupQuery = z.object({ 'user-id': z.string().regex(/^[\w-]{16,200}$/) })

/** An email to look up in a project; anything but text matches nobody. */
export const InvitationCheckQuery = z.object({ email: z.string().overwrite(cleanLine).catch('').default('') })

/** Dialogs over the project page name their list or list vehicle. */
export const ProjectPageParams = z.object({ projectId: id, listId: id.optional(), listVehicleId: id.optional() })

/** Start of a page of the renter's projects; invalid ids start at the beginning. */
export const ProjectsQuery = z.object({ 'active-after': optionalId, 'past-after': optionalId })

/** A vehicle to add to a list, the page it was found on, and the last choice of the previous page. */
export const AddVehicleQuery = z.object({
  'car-id': id,
  'project-id': id.optional(),
  return: z.string().optional().catch(undefined),
  after,
})
/** A new list or project that may start with a vehicle, and the page that was found on. */
export const PendingVehicleQuery = z.object({ 'car-id': id.optional(), return: z.string().optional().catch(undefined) })

/** How many result pages to show at once, so that going back restores them; default: one. */
export const SearchPagesQuery = z.object({
  pages: z.coerce.number().int().min(1).max(MAX_SEARCH_PAGES).catch(1).default(1),
})

/**
 * The updates an open page has already received; its first request says how many seconds ago it was loaded. Pages
 * follow deals, unless they ask for all activity of a project.
 */
export const UpdatesQuery = z.object({
  project: optionalId,
  entries: z.literal('all').optional().catch(undefined),
  after: z.string().transform(readCursor).nullable().catch(null).default(null),
  age: z.coerce.number().int().min(0).max(86_400).catch(0).default(0),
})

export const PhotoParams = z.object({ photoId: id, file: z.enum(PHOTO_FILES) })
export type PhotoAddress = z.output<typeof PhotoParams>

export const tabPage = { tab: z.string().nullable().catch(null).default(null), after }

/** A page of one tab; default, also for invalid values: the first page of the first tab. */
export const TabQuery = z.object(tabPage)
/** A page of the inbox, of everything or of one vehicle or project. */
export const InboxQuery = TabQuery.extend({ vehicle: optionalId, project: optionalId })
/** The last row of the previous page; invalid ids start at the beginning. */
export const AfterQuery = z.object({ after })

const year = z
  .string()
  .regex(/^\d{4}$/)
  .transform(Number)
  .nullable()
  .catch(null)

/** Text typed into the search field so far. */
export const SuggestionsQuery = z.object({ q: z.string().max(MAX_SEARCH_LENGTH).catch('') })

/** Anything but four digits is no year. */
export const MakesQuery = z.object({ year })
export const ModelsQuery = z.object({ year, make: z.string().catch('') })

const month = z
  .string()
  .regex(/^20\d\d-(0[1-9]|1[0-2])$/)
  .optional()
  .catch(undefined)

/** An owner on the staff's desk. */
export const OwnerParams = z.object({ ownerId: id })
export const OwnedVehicleParams = z.object({ vehicleId: id })
/** An action on a listing, by its owner or the staff. */
export const ListingActionParams = z.object({ vehicleId: id, kind: z.enum(LISTING_ACTION_KINDS) })
export const ListingPhotoParams = z.object({ vehicleId: id, photoId: id })
export const WholePhotoParams = ListingPhotoParams.extend({ file: z.enum(WHOLE_FILES) })
/** An owner's vehicles; on the staff's desk the address contains the owner. */
export const FleetParams = z.object({ accountId: id.optional() })
export const ImportParams = z.object({ importId: id })
export const OwnerDaysParams = z.object({ vehicleId: id, blockId: id })
export const OwnerOrderParams = z.object({ orderItemId: id })
/** The first month of a calendar; default: today's. */
export const MonthQuery = z.object({ month })
export const SignUpParams = z.object({ requestId: id })
export const BackupParams = z.object({ backup: z.string().regex(/^backlot-[\dTZ-]+\.tar\.gz$/) })

/** The last order number of the previous page; invalid values start at the beginning. */
export const before = orderId.optional().catch(undefined)

export const OrderedProjectsQuery = z.object({ search: searchedLine(), before, older: before })
export const OrdersQuery = z.object({ before })

/** The last history entry of the previous page, whose entries and about what; invalid values are ignored. */
const person = z.literal(ANY_OWNER).or(id).optional().catch(undefined)
export const ActivityQuery = z.object({ before, person, vehicle: optionalId })

/** Grouping of a project's costs; default: by list. */
export const CostsQuery = z.object({ by: z.enum(valuesOf(COST_GROUPINGS)).catch('list').default('list') })

/** Days chosen in a dialog, to show their price; anything but text is ignored. */
const draftDay = z.string().max(20).optional().catch(undefined)
export const DaysQuery = z.object({ from: draftDay, to: draftDay })
/** A vehicle's calendar and the days pressed in it. */
export const OwnedVehicleQuery = MonthQuery.extend(DaysQuery.shape)
/** A page of a day out of days. */
export const BoardQuery = z.object({ from: draft, to: draft, after })
