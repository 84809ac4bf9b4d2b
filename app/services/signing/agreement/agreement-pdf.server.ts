import { type AgreementText, parseAgreement } from '~/models/signing/agreement-text'
import { personName } from '~/models/trade/fields/person'
import { PRODUCT } from '~/models/trade/product'
import { newPage, type Pdf, pdfOf } from '~/server/pdf/pdf.server'
import { signatureField } from '~/server/pdf/signature-field.server'
import { table, totals } from '~/server/pdf/table.server'
import { definitionList, gap, heading, paragraph, title } from '~/server/pdf/text.server'
import type { Agreement } from './agreement.server'
import { type SigningEvent, utcTime } from './events.server'

type Printed = {
  agreement: Agreement
  /** 'to sign': the document for an external signing service. */
  use: 'to read' | 'to sign' | 'signed'
  /** For the certificate of a signed agreement. */
  events?: readonly SigningEvent[]
  madeAt: Date
}

/** An agreement as a PDF: its stored text, and if signed, a certificate and a signature field for the seal. */
export async function agreementPdf({ agreement, use, events = [], madeAt }: Printed): Promise<Buffer> {
  const text = parseAgreement(agreement.text)
  const about = {
    title: `${text.title} - ${text.lead}`,
    language: 'en-US',
    subject: `Rental of picture vehicles by ${text.company}`,
    writtenAt: madeAt,
    footer: `${text.lead} - SHA-256 ${agreement.textSha256}`,
  }
  const pieces: Uint8Array[] = []
  const pages = pdfOf(about, async function* (pdf) {
    writeText(pdf, text, use === 'to read')
    yield
    if (use !== 'signed') return
    newPage(pdf)
    writeCertificate(pdf, agreement, events, madeAt)
    signatureField(pdf, { by: PRODUCT, reason: `Signed by ${personName(agreement)}`, at: madeAt })
  })
  for await (const piece of pages) pieces.push(piece)
  return Buffer.concat(pieces)
}

function writeText(pdf: Pdf, text: AgreementText, isCopy: boolean) {
  title(pdf, text.title, text.lead)
  if (isCopy) paragraph(pdf, 'Not signed. For review only.', { isBold: true })
  paragraph(pdf, text.note, { isQuiet: true })
  gap(pdf)
  definitionList(
    pdf,
    text.parties.map(([label, value]) => ({ label, value })),
    { columns: 2 },
  )
  gap(pdf)
  heading(pdf, 'Vehicles')
  table(
    pdf,
    [
      { head: 'Vehicle', share: 5 },
      { head: 'Days', share: 6 },
      { head: 'Rate', share: 2, align: 'right' },
    ],
    text.vehicles.map(({ title: name, days, price }) => [name, days, price]),
  )
  gap(pdf)
  totals(
    pdf,
    text.sums.map(([label, amount]) => ({ label, amount })),
  )
  gap(pdf)
  for (const [index, term] of text.terms.entries()) {
    heading(pdf, `${index + 1}. ${term.heading}`)
    paragraph(pdf, term.text)
    gap(pdf, 6)
  }
}

function writeCertificate(pdf: Pdf, agreement: Agreement, events: readonly SigningEvent[], madeAt: Date) {
  title(pdf, 'Certificate of signing', `Rental agreement ${agreement.id}`)
  definitionList(pdf, [
    { label: 'Signer', value: `${personName(agreement)}, ${agreement.title}` },
    { label: 'Email', value: agreement.email },
    { label: 'Sealed', value: utcTime(madeAt) },
  ])
  definitionList(pdf, [{ label: 'SHA-256 of the signed text', value: agreement.textSha256 }], { columns: 1 })
  const said =
    'Every event below was recorded when it happened, with the hash of the previous event, and sealed. The digital signature covers every page of this file: any PDF reader that checks signatures shows whether the file was altered.'
  paragraph(pdf, said, { isQuiet: true })
  gap(pdf)
  for (const event of events) writeEvent(pdf, event)
}

function writeEvent(
  pdf: Pdf,
  { number, kind, at, actor, ipAddress, userAgent, documentSha256, details, hash }: SigningEvent,
) {
  heading(pdf, `${number}. ${WORDS[kind]}, ${utcTime(at)}`, { room: 120 })
  definitionList(pdf, [
    { label: 'By', value: actor },
    { label: 'IP address', value: ipAddress },
    { label: 'Browser', value: userAgent },
  ])
  if (details.length > 0)
    definitionList(
      pdf,
      details.map(([label, value]) => ({ label, value })),
      { columns: 1 },
    )
  const hashes = [
    { label: 'SHA-256 of the text', value: documentSha256 },
    { label: 'Hash of the event', value: hash },
  ]
  definitionList(pdf, hashes, { columns: 1 })
  gap(pdf, 6)
}

const WORDS: Record<SigningEvent['kind'], string> = {
  sent: 'Sent to the signer',
  resent: 'Resent with a new link',
  reminded: 'Signer reminded',
  opened: 'Opened from the order by the signer',
  signed: 'Signed',
  declined: 'Declined',
  replaced: 'Replaced by a new agreement',
  sealed: 'Sealed',
  amended: 'Order changed',
  'envelope-sent': 'Sent to DocuSign',
  fetched: 'Received from DocuSign',
  voided: 'Voided in DocuSign',
  superseded: 'Signed in DocuSign after it was voided',
}
