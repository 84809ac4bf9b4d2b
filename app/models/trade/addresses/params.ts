import { z } from 'zod'
import { optionalLine } from '~/models/trade/fields/form-fields'
import { splitRemoved } from '~/models/trade/list-view'
import { readCursor } from '~/models/trade/updates-cursor'
import { valuesOf } from '~/models/trade/vocabulary/option'
import { capitalized, cleanLine } from '~/models/trade/words/text'
import { MAX_SEARCH_PAGES, MAX_VEHICLE_SEARCH_LENGTH } from '../constants'
import { isEmail } from '../fields/person'
import { PHOTO_FILES, WHOLE_FILES } from '../photos'
import { CONTACTS } from '../vocabulary/accounts'
import { DOCUMENT_KINDS, PROVIDER_DOCUMENTS } from '../vocabulary/documents'
import { RECIPIENT_ACTS } from '../vocabulary/inspections'
import { INVOICE_FORMATS } from '../vocabulary/orders'
import { COST_GROUPINGS, DEAL_GROUPS, DEAL_ORDERS, LIST_LAYOUTS } from '../vocabulary/projects'
import { LISTING_ACTS } from '../vocabulary/vehicles'

/** In small letters, as the database writes it: ids are compared as text, too. */
export const id = z.guid().overwrite((text) => text.toLowerCase())

const optionalId = id.optional().catch(undefined)
const after = id.nullable().catch(null).default(null)

/** The ids of orders are counted, not drawn. */
export const orderId = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .transform(Number)
  .refine((number) => number <= 2_147_483_647)

/** Whatever its capitals, as other parts of an address. */
export const ContactParams = z.object({ contact: z.string().toLowerCase().pipe(z.enum(CONTACTS)) })

/** Quotes are counted as orders are. */
export const QuoteParams = z.object({ projectId: id, quoteId: orderId })
export const MadeQuoteParams = z.object({ quoteId: orderId })

export const ProjectParams = z.object({ projectId: id })
export const MemberParams = z.object({ projectId: id, accountId: id })
export const ListParams = z.object({ projectId: id, listId: id })
export const ListVehicleParams = z.object({ projectId: id, listVehicleId: id })
export const InquiryParams = z.object({ inquiryId: id })
export const CartItemParams = z.object({ cartItemId: id })

/** The place of a vehicle about which another inquiry follows once it has left the cart. */
export const CartItemQuery = z.object({
  project: optionalId,
  inquire: optionalId,
})
export const OrderParams = z.object({ orderId })

/** How somebody left DocuSign, as it says in the address; anybody may write that there. */
export const LeftDocusignQuery = z.object({
  event: z.enum(['signing_complete', 'decline']).optional().catch(undefined),
})

/** The order whose agreement was signed just then. */
export const SignedQuery = LeftDocusignQuery.extend({ signed: orderId.optional().catch(undefined) })

/** The name is for people to read in the address; nothing depends on it. */
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
export const RecipientParams = OrderDetailsParams.extend({ recipientId: id, act: z.enum(RECIPIENT_ACTS) })
export const DocumentParams = z.object({ orderId, documentId: id })
export const StagedDocumentParams = z.object({ orderId, kind: z.enum(DOCUMENT_KINDS) })
export const ProviderDocumentParams = z.object({ kind: z.enum(PROVIDER_DOCUMENTS) })
export const MailParams = z.object({ mailId: id })
export const TokenParams = z.object({ token: z.string().regex(/^[\w-]{43}$/) })

export const VehicleQuery = z.object({ 'car-id': id })

/** The days that a vehicle's page is asked about; whether they can be is read later. */
export const VehiclePageQuery = VehicleQuery.extend({ from: z.string().catch(''), to: z.string().catch('') })
export const SetupQuery = z.object({ 'user-id': z.string().regex(/^[\w-]{16,200}$/) })

/** Somebody who may belong to a project already; what is no text belongs to nobody. */
export const InvitationCheckQuery = z.object({ email: z.string().overwrite(cleanLine).catch('').default('') })

/** A dialog over the project page names the list or the vehicle of a list that it is about. */
export const ProjectPageParams = z.object({ projectId: id, listId: id.optional(), listVehicleId: id.optional() })

/** Where the renter's projects are shown from; what is no id asks for the beginning. */
export const ProjectsQuery = z.object({
  'active-after': optionalId,
  'past-after': optionalId,
})

/** A vehicle on its way to a list, where the renter found it, and the last choice of the page before. */
export const AddVehicleQuery = z.object({
  'car-id': id,
  'project-id': id.optional(),
  return: z.string().optional().catch(undefined),
  after,
})
/** A list, or a project with its first list, that may begin with a vehicle, and where that was found. */
export const PendingVehicleQuery = z.object({ 'car-id': id.optional(), return: z.string().optional().catch(undefined) })

/** How many pages of a search to show in one, so that coming back finds what was loaded; nonsense shows the first. */
export const SearchPagesQuery = z.object({
  pages: z.coerce.number().int().min(1).max(MAX_SEARCH_PAGES).catch(1).default(1),
})

/** Which part of a project's lists to show; what is no id or no text asks for nothing. */
export const ListViewQuery = z.object({
  vehicle: optionalLine(MAX_VEHICLE_SEARCH_LENGTH).transform(capitalized).catch(''),
  status: z.enum(valuesOf(DEAL_GROUPS)).optional().catch(undefined),
  order: z.enum(valuesOf(DEAL_ORDERS)).optional().catch(undefined),
  list: optionalId,
  after: optionalId,
  key: z.coerce.number().pipe(z.int32()).optional().catch(undefined),
  card: optionalId,
  layout: z.enum(valuesOf(LIST_LAYOUTS)).optional().catch(undefined),
  removed: z.string().transform(splitRemoved).pipe(z.array(id)).catch([]).default([]),
})

/**
 * What an open page has heard of: it begins by saying how many seconds ago it was loaded. Pages follow deals, unless they
 * ask for all deeds of a project.
 */
export const UpdatesQuery = z.object({
  project: optionalId,
  deeds: z.literal('all').optional().catch(undefined),
  after: z.string().transform(readCursor).nullable().catch(null).default(null),
  age: z.coerce.number().int().min(0).max(86_400).catch(0).default(0),
})

export const PhotoParams = z.object({ photoId: id, file: z.enum(PHOTO_FILES) })
export type PhotoAddress = z.output<typeof PhotoParams>

export const tabPage = { tab: z.string().nullable().catch(null).default(null), after }

/** A page of one tab; nonsense shows the first page of the first tab. */
export const TabQuery = z.object(tabPage)
/** The last row of the page before; what is no id asks for the beginning. */
export const AfterQuery = z.object({ after })

const year = z
  .string()
  .regex(/^\d{4}$/)
  .transform(Number)
  .nullable()
  .catch(null)

/** A year that is not four digits is none. */
export const MakesQuery = z.object({ year })
export const ModelsQuery = z.object({ year, make: z.string().catch('') })

const month = z
  .string()
  .regex(/^20\d\d-(0[1-9]|1[0-2])$/)
  .optional()
  .catch(undefined)

export const OwnedVehicleParams = z.object({ vehicleId: id })
/** What is done to a listing, by its owner or the staff. */
export const ListingActParams = z.object({ vehicleId: id, act: z.enum(LISTING_ACTS) })
export const ListingPhotoParams = z.object({ vehicleId: id, photoId: id })
export const WholePhotoParams = ListingPhotoParams.extend({ file: z.enum(WHOLE_FILES) })
export const OwnerDaysParams = z.object({ vehicleId: id, blockId: id })
export const OwnerOrderParams = z.object({ orderItemId: id })
/** The month that a calendar begins with; what is none asks for today's. */
export const MonthQuery = z.object({ month })
export const OwnerCalendarQuery = z.object({ month, after })
export const SignUpParams = z.object({ requestId: id })
export const BackupParams = z.object({ backup: z.string().regex(/^backlot-[\dTZ-]+\.tar\.gz$/) })

/** The address of the last owner on the page before; what is none asks for the beginning. */
export const OwnersQuery = z.object({ after: z.string().refine(isEmail).optional().catch(undefined) })

/** The number of the last order seen. Nonsense counts as nothing: the page then shows its beginning. */
export const before = orderId.optional().catch(undefined)

export const OrderedProjectsQuery = z.object({ search: optionalLine().catch(''), before })
export const OrdersQuery = z.object({ before })

/** The entry of a project's history at the end of the page before; nonsense shows the newest. */
export const ActivityQuery = z.object({ before: z.coerce.number().int().min(1).optional().catch(undefined) })

/** What a project's costs are summed by; nonsense sums them by list. */
export const CostsQuery = z.object({ by: z.enum(valuesOf(COST_GROUPINGS)).catch('list').default('list') })

/** Days that somebody has chosen in a dialog and wants to know the price of; what is no text is as if it was not there. */
const draftDay = z.string().max(20).optional().catch(undefined)
export const DaysQuery = z.object({ from: draftDay, to: draftDay })
