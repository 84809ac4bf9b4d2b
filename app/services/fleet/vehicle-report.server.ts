import { VEHICLE_MESSAGES } from '~/models/fleet/vehicle-messages'
import { priceFacts, type VehiclePage } from '~/models/fleet/vehicle-page'
import { formatInstantOfYear, HOME_ZONE } from '~/models/trade/days/zones'
import { titleInFileName } from '~/models/trade/format/file-name'
import { photoLabel } from '~/models/trade/photos'
import { PRODUCT } from '~/models/trade/product'
import type { Outcome } from '~/models/trade/results/outcome'
import { now } from '~/server/clock.server'
import { attempt } from '~/server/db/client.server'
import { notFound } from '~/server/errors.server'
import { pdfOf, wholePdf } from '~/server/pdf/pdf.server'
import { definitionList, gap, heading, paragraph, title } from '~/server/pdf/text.server'
import type { Account } from '~/server/session/asker.server'
import { requireVisibleVehicle, vehiclePage } from './vehicle-page.server'
import { allPrintedVehicles, drawSheet, drawShots, type Shot } from './vehicle-sheet.server'

/** A vehicle's page as a PDF, with all its photos. 404 as for the page. */
export function vehicleReport(asker: Account, vehicleId: string): Promise<Outcome<{ name: string; content: Blob }>> {
  return attempt(VEHICLE_MESSAGES.pdfFailed, async () => {
    const page = await vehiclePage(asker, await requireVisibleVehicle(asker, vehicleId))
    const printed = (await allPrintedVehicles([vehicleId])).get(vehicleId)
    if (page.view === 'visitor' || !printed) throw notFound()
    const shots = printed.photos.map((photo, place) => ({ label: photoLabel(photo.angle, place), photo }))
    const content = new Blob([await wholePdf(reportPdf(page, shots))])
    return { ok: true, name: `${titleInFileName(page.title)}.pdf`, content }
  })
}

/** Only one row of photos above the facts, so that all facts fit on the first page; the others follow. */
const FIRST_SHOTS = 2
/** Number of photos in memory at the same time. */
const SHOTS_AT_ONCE = 4
/** The height of a heading with a row of photos, in points. */
const ROW = 250

function reportPdf(page: VehiclePage, shots: readonly Shot[]): AsyncGenerator<Uint8Array> {
  const madeAt = now()
  const about = {
    title: page.title,
    language: 'en-US',
    subject: `The ${page.title}, a picture vehicle on ${PRODUCT}`,
    writtenAt: madeAt,
    footer: `${PRODUCT} - ${page.title} - Created ${formatInstantOfYear(madeAt, HOME_ZONE)}`,
  }
  return pdfOf(about, async function* (pdf) {
    title(pdf, page.title, page.town)
    if (page.isGone) paragraph(pdf, 'Not Available', { isBold: true })
    if (shots.length === 0) paragraph(pdf, 'No photos yet.', { isQuiet: true })
    await drawShots(pdf, page.title, shots.slice(0, FIRST_SHOTS))
    gap(pdf, 6)
    definitionList(pdf, priceFacts(page.price))
    drawSheet(pdf, page)
    yield
    if (shots.length > FIRST_SHOTS) {
      gap(pdf)
      heading(pdf, 'More photos', { room: ROW })
    }
    for (let index = FIRST_SHOTS; index < shots.length; index += SHOTS_AT_ONCE) {
      await drawShots(pdf, page.title, shots.slice(index, index + SHOTS_AT_ONCE))
      yield
    }
  })
}
