import { asc, eq, inArray, isNull } from 'drizzle-orm'
import { vehicleTitle } from '~/models/fleet/vehicle-title'
import { sentToText, waitingOnText } from '~/models/signing/agreement-status'
import { SIGNING_MESSAGES } from '~/models/signing/signing-messages'
import { type AccessContext, can, type ProjectPermission } from '~/models/trade/access/permissions'
import { type Day, formatDay } from '~/models/trade/days/day'
import { HOME_ZONE, todayIn } from '~/models/trade/days/zones'
import { dueMark, markForOthers, missingPapersText, paperworkDueDay } from '~/models/trade/due/booking-due'
import { firstAndMore } from '~/models/trade/format/text'
import type { OrderStatus } from '~/models/trade/vocabulary/orders'
import { db, orderItems, providerDocuments, vehicles } from '~/server/db/client.server'
import type { Account } from '~/server/session/asker.server'
import { type Membership, requirePermission } from '~/services/crew/membership.server'
import { allPaperwork, type OrderPaperwork } from '~/services/signing/paperwork.server'
import { documentsFormOf } from '../current-documents.server'
import { openDocuments } from '../open-documents.server'
import { checkNeeded } from '../submit-documents.server'
import { allDocuments, marketplaceDocuments } from './all-documents.server'
import { projectDocuments } from './documents-zip.server'
import { entryOf, type OverviewEntry } from './overview-document.server'

/**
 * All documents of an order for members who see prices, and the form for members who may submit them. 403 for members
 * without the permission `needed`.
 */
export async function orderDocumentsPage(asker: Account, orderId: number, needed: ProjectPermission = 'seePrices') {
  const opened = await openDocuments(asker, orderId)
  requirePermission(needed, opened)
  const { project, access, order } = opened
  const mayUpload = can('changeOrders', access)
  const notAsked = notAskedText(order, mayUpload)
  const paperwork = (await allPaperwork([orderId])).get(orderId)
  return {
    orderId,
    missing: paperwork ? missingOf(paperwork, mayUpload) : null,
    project: { id: project.id, title: project.title },
    notAsked,
    form: mayUpload && !notAsked ? await documentsFormOf(orderId, order.lastDay, asker.id) : null,
    hasRunSheet: paperwork !== undefined,
    documents: await shownDocuments(project.id, orderId),
  }
}

/** Why those who may upload documents cannot yet, or need not; null if they can, and for others. */
function notAskedText(order: Parameters<typeof checkNeeded>[0], mayUpload: boolean): string | null {
  return mayUpload ? (checkNeeded(order)?.message ?? null) : null
}

async function shownDocuments(projectId: string, orderId: number): Promise<OverviewEntry[]> {
  const { ofOrders } = await allDocuments(projectId, [orderId])
  return [...ofOrders, ...(await marketplaceDocuments())].map(entryOf)
}

interface OrderFacts {
  orderId: number
  /** The account whose staged files the form shows. */
  stagedBy: string
  access: AccessContext
  status: OrderStatus
  isSigned: boolean
  /** The last day of the items that are not cancelled. */
  lastDay: Day | null
}

/** The documents section of the order page: the form until both documents are uploaded, then links to them. */
export async function documentsOfOrder(order: OrderFacts) {
  const { orderId, stagedBy, access, status, isSigned, lastDay } = order
  const form = await documentsFormOf(orderId, lastDay, stagedBy)
  const isAsked = !form.areIn && checkNeeded({ isSigned, isOver: status === 'cancelled' }) === null
  const own = await db()
    .select({ kind: providerDocuments.kind })
    .from(providerDocuments)
    .where(isNull(providerDocuments.replacedAt))
    .orderBy(asc(providerDocuments.kind))
  const current = form.documents.filter(({ isCurrent }) => isCurrent)
  return {
    areIn: form.areIn,
    form: isAsked && can('changeOrders', access) ? form : null,
    warning: form.warning,
    current: current.map(({ id, kind }) => ({ kind, id: can('seePrices', access) ? id : null })),
    own: own.map(({ kind }) => kind),
  }
}

/**
 * What each order of a project still needs and its documents, first the orders that need something, then quotes without
 * an order and the marketplace's documents. 403 for members who see no orders or no prices.
 */
export async function projectDocumentsPage(membership: Membership) {
  const { orderIds: ordered, ofOrders, notOrdered, own } = await projectDocuments(membership)
  const shown = ofOrders.map(entryOf)
  const paperwork = await allPaperwork(ordered)
  const missing = allMissing(paperwork, can('changeOrders', membership.access))
  const orderIds = [...new Set([...missing, ...shown].flatMap(({ orderId }) => orderId ?? []))]
  const titles = await titlesOf(orderIds)
  return {
    orders: orderIds.map((orderId) => ({
      orderId,
      vehicles: firstAndMore(titles.get(orderId) ?? []),
      missing: missing.find((each) => each.orderId === orderId) ?? null,
      hasRunSheet: paperwork.has(orderId),
      documents: shown.filter((document) => document.orderId === orderId),
    })),
    notOrdered: notOrdered.map(entryOf),
    own: own.map(entryOf),
  }
}

const TITLE = { year: vehicles.year, make: vehicles.make, model: vehicles.model }

/** The titles of the vehicles of these orders; cancelled ones only if an order has no others. */
async function titlesOf(orderIds: number[]): Promise<Map<number, string[]>> {
  const rows = await db()
    .select({ orderId: orderItems.orderId, status: orderItems.status, vehicle: TITLE })
    .from(orderItems)
    .innerJoin(vehicles, eq(vehicles.id, orderItems.vehicleId))
    .where(inArray(orderItems.orderId, orderIds))
    .orderBy(asc(orderItems.bookedFrom), asc(orderItems.id))
  return new Map(
    orderIds.map((id) => {
      const own = rows.filter(({ orderId }) => orderId === id)
      const left = own.filter(({ status }) => status !== 'cancelled')
      return [id, (left.length > 0 ? left : own).map(({ vehicle }) => vehicleTitle(vehicle))]
    }),
  )
}

/** The missing signature and documents of these orders, the nearest pickup first. */
function allMissing(all: Awaited<ReturnType<typeof allPaperwork>>, mayComplete: boolean) {
  return [...all]
    .flatMap(([orderId, paperwork]) => {
      const missing = missingOf(paperwork, mayComplete)
      return missing ? [{ orderId, ...missing, due: paperwork.orderDays.from }] : []
    })
    .sort((one, other) => one.due.localeCompare(other.due))
    .map(({ due: _, ...missing }) => missing)
}

/** The missing signature and documents of an order, and why it is not signed; null if nothing is missing. */
function missingOf(paperwork: OrderPaperwork, mayComplete: boolean) {
  const found = paperworkDueDay(paperwork)
  if (!found) return null
  const { agreement, signer, today } = paperwork
  const isSigned = agreement === 'signed'
  return {
    papers: missingPapersText(paperwork),
    unsigned: agreement === 'declined' ? SIGNING_MESSAGES.declined : signer && signerText(signer, today),
    notAsked: paperwork.hasDocuments ? null : notAskedText({ isSigned, isOver: false }, mayComplete),
    mark: mayComplete ? dueMark(found) : markForOthers(dueMark(found)),
  }
}

const signerText = (signer: NonNullable<OrderPaperwork['signer']>, today: Day) =>
  signer.sentAt
    ? sentToText(signer, formatDay(todayIn(HOME_ZONE, new Date(signer.sentAt)), today))
    : waitingOnText(signer)
