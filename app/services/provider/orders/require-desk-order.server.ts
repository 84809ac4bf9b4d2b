import { asc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { vehicleTitle } from '~/models/fleet/vehicle-title'
import { FAILURE_TEXTS, MESSAGE_STATES } from '~/models/provider/mail-desk'
import { messageRows } from '~/models/provider/order-messages'
import { formatDeadline, formatInstantOfYear, HOME_ZONE } from '~/models/trade/days/zones'
import { orderMarks } from '~/models/trade/due/order-marks'
import { normalizePhone, personName } from '~/models/trade/fields/person'
import { providerPaths } from '~/models/trade/paths/provider'
import { now } from '~/server/clock.server'
import { accounts, agreements, db, orderItems, orders, paymentNotes, vehicles } from '~/server/db/client.server'
import { messagesOfOrder } from '~/server/delivery/undelivered.server'
import { broken, notFound } from '~/server/errors.server'
import { log } from '~/server/log.server'
import type { Account } from '~/server/session/asker.server'
import { allDocuments } from '~/services/documents/overview/all-documents.server'
import { entryOf } from '~/services/documents/overview/overview-document.server'
import { type OrderView, requireAnyOrder } from '~/services/order-page/require-order.server'
import { currentOf } from '~/services/signing/agreement/agreement.server'
import { envelopeProblem } from '~/services/signing/docusign/envelope-queue.server'
import { SENDS } from '~/services/signing/find-agreement.server'

/**
 * An order with everything staff can see: amendments, contacts, messages with their delivery status, payment notes and
 * documents. A fixed number of queries, plus rendering of PDFs that nobody has opened yet.
 */
export async function requireDeskOrder(asker: Account, orderId: number) {
  const order = await requireAnyOrder(asker, orderId)
  const isRunning = order.items.some(({ status }) => status === 'in-progress')
  const messages = await messagesOfOrder(orderId)
  return {
    order,
    marks: orderMarks({ status: order.status, isRunning }, order.missing ? [order.missing] : []),
    agreement: await agreementOf(orderId, messages),
    docusign: await envelopeProblem(orderId),
    people: await peopleOf(orderId, order.billing),
    messages: messageRows(messages.map(messageOf)),
    notes: await notesOf(orderId),
    documents: await documentsAtDesk(order.project.id, orderId),
  }
}

export type DeskOrderView = Awaited<ReturnType<typeof requireDeskOrder>>

const signer = alias(accounts, 'signer')

/**
 * The current agreement, its signer's phone number if they have an account, and whether the last request to sign was
 * delivered; null if there is none.
 */
async function agreementOf(orderId: number, messages: readonly MessageRow[]) {
  const [agreement] = await db()
    .select({
      firstName: agreements.firstName,
      lastName: agreements.lastName,
      email: agreements.email,
      title: agreements.title,
      status: agreements.status,
      declineReason: agreements.declineReason,
      sends: SENDS,
      phone: signer.phone,
    })
    .from(agreements)
    .leftJoin(signer, eq(signer.email, sql`${agreements.email}::citext`))
    .where(currentOf(orderId))
  if (!agreement) return null
  const { phone, sends, ...shown } = agreement
  const request = messages.find(({ secretKind }) => secretKind === 'signing-link')
  return {
    ...shown,
    phone: phone === null ? null : normalizePhone(phone),
    sends: {
      count: sends.count,
      last: sends.last && formatInstantOfYear(new Date(sends.last), HOME_ZONE),
      state: request ? MESSAGE_STATES[request.status] : null,
    },
  }
}

const buyer = alias(accounts, 'buyer')
const owner = alias(accounts, 'owner')
const columnsOf = (person: typeof buyer | typeof owner) => ({
  id: person.id,
  firstName: person.firstName,
  lastName: person.lastName,
  email: person.email,
  phone: person.phone,
})

/**
 * Who placed the order, its billing contact if that is not the same, and the owners of its vehicles with their
 * vehicles.
 */
async function peopleOf(orderId: number, { contact, email, phone }: OrderView['billing']) {
  const rows = await db()
    .select({
      buyer: columnsOf(buyer),
      owner: columnsOf(owner),
      vehicle: { year: vehicles.year, make: vehicles.make, model: vehicles.model },
    })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .innerJoin(buyer, eq(buyer.id, orders.placedBy))
    .innerJoin(vehicles, eq(vehicles.id, orderItems.vehicleId))
    .innerJoin(owner, eq(owner.id, vehicles.ownerId))
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.bookedFrom), asc(orderItems.id))
  const [first] = rows
  const billing = { name: contact, email, phone: normalizePhone(phone) }
  const owners = [...new Map(rows.map((row) => [row.owner.id, row.owner])).values()]
  return [
    ...(first ? rentersOf(personOf(first.buyer), billing) : []),
    ...owners.map((each) => {
      const theirs = rows.filter((row) => row.owner.id === each.id)
      return { ...personOf(each), part: `Owner of ${theirs.map(({ vehicle }) => vehicleTitle(vehicle)).join(', ')}` }
    }),
  ]
}

type Person = { firstName: string; lastName: string; email: string; phone: string | null }

const personOf = (person: Person) => ({
  name: personName(person),
  email: person.email,
  phone: person.phone ? normalizePhone(person.phone) : null,
})

type Contact = ReturnType<typeof personOf>

/** One person with the number on the order, if who placed it is also its billing contact. */
function rentersOf(buyer: Contact, billing: Contact) {
  if (buyer.name === billing.name && buyer.email === billing.email) return [{ ...billing, part: 'Placed by' }]
  return [
    { ...buyer, part: 'Placed by' },
    { ...billing, part: 'Billing contact' },
  ]
}

type MessageRow = Awaited<ReturnType<typeof messagesOfOrder>>[number]

function messageOf({ id, kind, recipient, person, subject, status, failure, isUndelivered, createdAt }: MessageRow) {
  return {
    id,
    recipient,
    name: person && personName(person),
    subject: kind === 'sms' ? 'Text message' : subject,
    written: formatDeadline(createdAt, HOME_ZONE, now()),
    state: MESSAGE_STATES[status],
    /** Why it was not delivered, temporarily or permanently; null unless delivery failed. */
    reason: isUndelivered ? FAILURE_TEXTS[failure ?? 'unknown'] : null,
  }
}

async function notesOf(orderId: number) {
  const rows = await db()
    .select({ number: paymentNotes.number, text: paymentNotes.text, at: paymentNotes.createdAt, who: accounts })
    .from(paymentNotes)
    .innerJoin(accounts, eq(accounts.id, paymentNotes.accountId))
    .where(eq(paymentNotes.orderId, orderId))
    .orderBy(asc(paymentNotes.number))
  return rows.map(({ number, text, at, who }) => ({
    number,
    text,
    who: personName(who),
    when: formatInstantOfYear(at, HOME_ZONE),
  }))
}

/** All documents of an order, with links for staff. */
async function documentsAtDesk(projectId: string, orderId: number) {
  const { ofOrders } = await allDocuments(projectId, [orderId])
  return ofOrders.map((document) => ({ ...entryOf(document), href: providerPaths.orderDocument(orderId, document.id) }))
}

/** The file of an order's document, for staff. 404 if it does not exist, 500 if the file is missing from the store. */
export async function findDeskDocument(
  asker: Account,
  { orderId, documentId }: { orderId: number; documentId: string },
) {
  const order = await requireAnyOrder(asker, orderId)
  const { ofOrders } = await allDocuments(order.project.id, [orderId])
  const document = ofOrders.find(({ id }) => id === documentId)
  if (!document) throw notFound()
  const content = await document.find()
  if (!content) {
    log.error({ order: orderId, document: documentId }, 'a stored file is missing')
    throw broken()
  }
  return { ...content, name: document.savedAs, tag: document.sha256 }
}
