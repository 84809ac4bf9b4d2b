import { buffer } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import { fuelLabel } from '~/models/fleet/vehicle-title'
import { pictureCarText } from '~/models/lists/arrange/vehicle-notes'
import { ITEM_MESSAGES } from '~/models/orders/items/item-messages'
import { fuelFacts, instructionFacts, PICKUP_DETAILS_MESSAGES } from '~/models/orders/items/pickup-details'
import { ORDER_MESSAGES } from '~/models/orders/order-messages'
import { isPickupShown } from '~/models/orders/pickup-window'
import { normalizePhone, personName } from '~/models/trade/fields/person'
import { PRODUCT } from '~/models/trade/product'
import type { Outcome } from '~/models/trade/results/outcome'
import { labelOf } from '~/models/trade/vocabulary/option'
import { COLORS } from '~/models/trade/vocabulary/vehicles'
import { now } from '~/server/clock.server'
import { attempt, db, listVehicles } from '~/server/db/client.server'
import { gone, notFound } from '~/server/errors.server'
import { type Pdf, pdfOf, wholePdf } from '~/server/pdf/pdf.server'
import { type PrintedPicture, pictures } from '~/server/pdf/pictures.server'
import { definitionList, gap, heading, paragraph, title } from '~/server/pdf/text.server'
import { type Account, requireArea } from '~/server/session/asker.server'
import { requireMembership } from '~/services/crew/membership.server'
import { findPhoto } from '~/services/fleet/vehicle-photos.server'
import { bookedView, pickupPlace, selectBooked } from '../select-booked.server'
import { type AnyItemRef, isItem } from './require-item.server'

/** The pickup details of a booked vehicle for members of its project; 404 for other accounts. */
export async function requirePickupDetails(asker: Account, ref: AnyItemRef): Promise<ItemPickupDetails> {
  requireArea(asker, 'orders')
  const details = await readPickupDetails(ref)
  if (!details) throw notFound()
  await requireMembership(asker, details.project.id)
  return details
}

/**
 * The pickup details of a booked vehicle, or null if it does not exist. No access check: callers authorize. Place,
 * owner and the owner's instructions are omitted before the notice period and after the rental. `refusal` is set after
 * the rental.
 */
export async function readPickupDetails(ref: AnyItemRef) {
  const [row] = await selectBooked(db()).where(isItem(ref))
  if (!row) return null
  const { item, order, project, vehicle, owner } = row
  const view = bookedView(row)
  const isShown = isPickupShown({ status: item.status, booking: view.booking }, view.today)
  const instructions = { ...vehicle, fuelType: fuelLabel(vehicle.fuelType) }
  return {
    ...view,
    orderId: order.id,
    project: { id: project.id, title: project.title },
    company: order.productionCompanyName,
    /** The production's contact: name, phone, email. */
    contact: [order.contactName, normalizePhone(order.phoneNumber)?.shown ?? order.phoneNumber, order.email],
    refusal: item.status === 'confirmed' ? null : ITEM_MESSAGES.itemOver,
    pickup: isShown ? { ...pickupPlace(vehicle), owner: personName(owner) } : null,
    photoId: row.photoId,
    notes: await notesOf(item.listVehicleId),
    /** What helps to find it on a lot with forty cars. */
    looks: [
      { label: 'Color', value: labelOf(COLORS, vehicle.color) },
      { label: 'Transmission', value: vehicle.transmission || '-' },
    ],
    facts: isShown ? instructionFacts(instructions) : fuelFacts(instructions),
  }
}

/** What the production calls a vehicle, and its note. */
async function notesOf(listVehicleId: string) {
  const [notes] = await db()
    .select({ carNumber: listVehicles.carNumber, character: listVehicles.character, note: listVehicles.note })
    .from(listVehicles)
    .where(eq(listVehicles.id, listVehicleId))
  if (!notes) return []
  return [
    { label: 'Picture car', value: pictureCarText(notes) },
    { label: 'Note', value: notes.note },
  ]
}

/** The pickup details as the dialog and the report show them. */
export type ItemPickupDetails = NonNullable<Awaited<ReturnType<typeof readPickupDetails>>>

export type PickupReport = { name: string; content: Blob }

/** The pickup report of a booked vehicle as a PDF. 404 as for the dialog, 410 after the rental. */
export function pickupReport(asker: Account, ref: AnyItemRef): Promise<Outcome<PickupReport>> {
  return attempt(PICKUP_DETAILS_MESSAGES.reportFailed, async () => ({
    ok: true,
    ...(await printPickupReport(await requirePickupDetails(asker, ref))),
  }))
}

/**
 * Renders the pickup details of a booked vehicle as a PDF, without the pickup place before the notice period. 410 after
 * the rental.
 */
export async function printPickupReport(details: ItemPickupDetails): Promise<PickupReport> {
  if (details.refusal !== null) throw gone()
  return { name: PICKUP_DETAILS_MESSAGES.reportName, content: new Blob([await wholePdf(reportPdf(details))]) }
}

function reportPdf(details: ItemPickupDetails): AsyncGenerator<Uint8Array> {
  const { project, company, contact } = details
  const name = `Pickup report, order #${details.orderId}`
  const about = {
    title: `${name}, ${details.title}`,
    language: 'en-US',
    subject: `Pickup information for the ${details.title}, ${project.title}`,
    writtenAt: now(),
    footer: `${PRODUCT} - ${name}`,
  }
  return pdfOf(about, async function* (pdf) {
    title(pdf, details.title, `Pickup report, ${details.days}, ${details.dayCount}`)
    const ordered = [
      { label: 'Order', value: `#${details.orderId}` },
      { label: 'Project', value: project.title },
      { label: 'Production company', value: company },
      ...(contact.length > 0 ? [{ label: 'Production contact', value: contact.join('\n') }] : []),
    ]
    definitionList(pdf, ordered, { columns: 2 })
    definitionList(pdf, details.notes, { columns: 1 })
    gap(pdf)
    writePlace(pdf, details)
    gap(pdf)
    heading(pdf, 'Vehicle')
    pictures(pdf, [await pictureOf(details)])
    gap(pdf)
    definitionList(pdf, details.looks, { columns: 2 })
    definitionList(pdf, details.facts, { columns: 1 })
    yield
  })
}

async function pictureOf({ title: alt, photoId }: ItemPickupDetails): Promise<PrintedPicture> {
  const photo = photoId && (await findPhoto({ photoId, file: '1200.jpg' }))
  return { label: '', alt, bytes: photo ? await buffer(await photo.open()) : null, absence: 'No picture' }
}

function writePlace(pdf: Pdf, { pickup }: ItemPickupDetails) {
  heading(pdf, 'Pickup and delivery')
  if (!pickup) return paragraph(pdf, ORDER_MESSAGES.pickupLater)
  const owner = [pickup.owner, pickup.phone?.shown].filter(Boolean).join('\n')
  const place = [
    { label: 'Location', value: pickup.address },
    { label: 'Contact', value: owner || '-' },
  ]
  definitionList(pdf, place, { columns: 2 })
}
