import { GUIDANCE_MESSAGES } from '~/models/orders/items/pickup-guidance'
import { ORDER_MESSAGES } from '~/models/orders/order-messages'
import type { Outcome } from '~/models/trade/answers/outcome'
import { PRODUCT } from '~/models/trade/product'
import { now } from '~/server/clock.server'
import { attempt } from '~/server/db/transact.server'
import { gone } from '~/server/errors.server'
import { definitionList } from '~/server/pdf/definition-list.server'
import { type Pdf, pdfOf, wholePdf } from '~/server/pdf/pdf.server'
import { gap, heading, paragraph, title } from '~/server/pdf/text.server'
import type { Account } from '~/server/session/asker.server'
import { type ItemGuidance, requireGuidance } from './pickup-guidance.server'

export type PickupReport = { name: string; content: Blob }

type At = { orderId: number; orderItemId: string }

/** The pickup report of a booked vehicle as a PDF. 404 as for the dialog, 410 once the rental is over. */
export function pickupReport(asker: Account, at: At): Promise<Outcome<PickupReport>> {
  return attempt(GUIDANCE_MESSAGES.reportFailed, async () => ({
    ok: true,
    ...(await printPickupReport(await requireGuidance(asker, at))),
  }))
}

/**
 * Renders the guidance of a booked vehicle as a PDF. Like the guidance, it omits the pickup place before the notice
 * period. 410 once the rental is over.
 */
export async function printPickupReport(guidance: ItemGuidance): Promise<PickupReport> {
  if (guidance.refusal !== null) throw gone()
  return { name: GUIDANCE_MESSAGES.reportName, content: new Blob([await wholePdf(reportPdf(guidance))]) }
}

function reportPdf(guidance: ItemGuidance): AsyncGenerator<Uint8Array> {
  const { project, company, contact } = guidance
  const name = `Pickup report, order #${guidance.order.id}`
  const about = {
    title: `${name}, ${guidance.title}`,
    language: 'en-US',
    subject: `Pickup information for the ${guidance.title}, ${project.title}`,
    writtenAt: now(),
    foot: `${PRODUCT} - ${name}`,
  }
  return pdfOf(about, async function* (pdf) {
    title(pdf, guidance.title, `Pickup report, ${guidance.days}, ${guidance.dayCount}`)
    const ordered = [
      { label: 'Order', value: `#${guidance.order.id}` },
      { label: 'Project', value: project.title },
      { label: 'Production company', value: company },
      ...(contact.length > 0 ? [{ label: 'Production contact', value: contact.join('\n') }] : []),
    ]
    definitionList(pdf, ordered, { columns: 2 })
    gap(pdf)
    writePlace(pdf, guidance)
    gap(pdf)
    heading(pdf, 'Vehicle')
    definitionList(pdf, guidance.facts, { columns: 1 })
    yield
  })
}

function writePlace(pdf: Pdf, { pickup }: ItemGuidance) {
  heading(pdf, 'Pickup and delivery')
  if (!pickup) return paragraph(pdf, ORDER_MESSAGES.pickupLater)
  const owner = [pickup.owner, pickup.phone?.shown].filter(Boolean).join('\n')
  const place = [
    { label: 'Location', value: pickup.address },
    { label: 'Contact', value: owner || '-' },
  ]
  definitionList(pdf, place, { columns: 2 })
}
