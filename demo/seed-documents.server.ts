import { and, eq, max, ne } from 'drizzle-orm'
import { type Day, formatDayOfYear } from '~/models/trade/days/day'
import { addDays } from '~/models/trade/days/days'
import { PRODUCT } from '~/models/trade/product'
import { PROVIDER_DOCUMENT_NAMES, PROVIDER_DOCUMENTS, type ProviderDocument } from '~/models/trade/vocabulary/documents'
import { now } from '~/server/clock.server'
import { agreements, db, orderItems, orders } from '~/server/db/client.server'
import { pdfOf } from '~/server/pdf/pdf.server'
import { definitionList, paragraph, title } from '~/server/pdf/text.server'
import type { Account } from '~/server/session/asker.server'
import { receiveDocuments, submitDocuments } from '~/services/documents/submit-documents.server'
import { receiveProviderDocument, replaceDocument } from '~/services/provider/provider-documents.server'
import { unwrap } from './builder/unwrap'
import type { Cast } from './seed-cast.server'
import type { StoryTime } from './story-time.server'

const BEFORE_EVERYTHING_HOURS = 90 * 24
const HOUR_MS = 60 * 60 * 1000
const HOURS_TO_SCAN = 2
const INSURER = 'Peach State Mutual'
const LIMITS = '$1,000,000 each occurrence'

/** In how many days the licenses of the marketplace expire; a W-9 does not. */
const DAYS_VALID: Partial<Record<ProviderDocument, number>> = { 'business-license': 33, 'tax-license': 400 }

/** Sample documents of the marketplace. */
export async function seedProviderDocuments(staff: Account, time: StoryTime): Promise<void> {
  await time.at(BEFORE_EVERYTHING_HOURS, async () => {
    for (const kind of PROVIDER_DOCUMENTS) {
      const { take, arrived } = receiveProviderDocument(staff)
      const lines = [{ label: 'Business', value: `${PRODUCT} Picture Vehicles LLC` }]
      const content = sample(PROVIDER_DOCUMENT_NAMES[kind], lines)
      await take({ field: 'document', name: `${kind} sample.pdf`, content })
      const days = DAYS_VALID[kind]
      const expiresOn = days === undefined ? '' : time.inDays(days)
      unwrap(await replaceDocument(staff, kind, { received: arrived.received, expiresOn }))
    }
  })
}

/** Submits a purchase order and a COI, valid for all rentals, for every signed order that is not cancelled. */
export async function seedOrderDocuments(cast: Cast, time: StoryTime): Promise<void> {
  const signed = await db()
    .select({
      id: orders.id,
      placedBy: orders.placedBy,
      company: orders.productionCompanyName,
      signedAt: agreements.answeredAt,
      lastDay: max(orderItems.bookedTo),
    })
    .from(orders)
    .innerJoin(agreements, and(eq(agreements.orderId, orders.id), eq(agreements.status, 'signed')))
    .innerJoin(orderItems, and(eq(orderItems.orderId, orders.id), ne(orderItems.status, 'cancelled')))
    .groupBy(orders.id, agreements.id)
    .orderBy(orders.id)
  for (const order of signed) {
    const buyer = Object.values(cast).find(({ id }) => id === order.placedBy)
    const { lastDay, signedAt } = order
    if (!buyer || !lastDay || !signedAt) continue
    const hoursSince = (time.hoursAgo(0).getTime() - signedAt.getTime()) / HOUR_MS
    await time.at(Math.max(0, hoursSince - HOURS_TO_SCAN), () => submitFor(buyer, { ...order, lastDay }))
  }
}

type Signed = { id: number; company: string; lastDay: Day }

async function submitFor(buyer: Account, { id, company, lastDay }: Signed): Promise<void> {
  const { take, received } = await receiveDocuments(buyer, id)
  const number = `PO-${id}`
  const expiresOn = addDays(lastDay, 60)
  const insured = [
    { label: 'Insured', value: company },
    { label: 'Insurer', value: INSURER },
    { label: 'Limits', value: LIMITS },
    { label: 'Expires', value: formatDayOfYear(expiresOn) },
  ]
  const ordered = [
    { label: 'Number', value: number },
    { label: 'Company', value: company },
    { label: 'For', value: `Order #${id}` },
  ]
  await take({ field: 'purchase-order', name: `${number}.pdf`, content: sample('Purchase order', ordered) })
  await take({ field: 'coi', name: `COI order ${id}.pdf`, content: sample('Certificate of insurance', insured) })
  const details = { number, insurer: INSURER, limits: LIMITS, expiresOn, shared: false }
  unwrap(await submitDocuments(buyer, id, received, details))
}

/** A one-page PDF. */
export function sample(name: string, lines: { label: string; value: string }[]): AsyncGenerator<Uint8Array> {
  const about = { title: name, language: 'en-US', subject: `${name}, a sample`, writtenAt: now(), footer: 'A sample' }
  return pdfOf(about, async function* (pdf) {
    title(pdf, name, 'A sample')
    definitionList(pdf, lines)
    paragraph(pdf, 'Sample made for the demo. Not a valid document.', { isQuiet: true })
    yield
  })
}
