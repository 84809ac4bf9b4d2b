import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'

/** A PDF with one page of text; `options` are pdfkit's. */
export function aPdf(text = 'Purchase order 1042', options: PDFKit.PDFDocumentOptions = {}): Promise<Buffer> {
  const doc = new PDFDocument({ ...options, info: { CreationDate: new Date('2026-11-20T12:00:00Z') } })
  doc.text(text)
  doc.end()
  return buffer(doc)
}

/** A hand-written PDF with a valid xref table and these extra objects. */
export function aPdfWith(...objects: readonly (string | Buffer)[]): Buffer {
  const all = ['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [] /Count 0 >>', ...objects]
  let bytes = Buffer.from('%PDF-1.7\n')
  const places: number[] = []
  for (const [index, object] of all.entries()) {
    places.push(bytes.length)
    bytes = Buffer.concat([bytes, Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')])
  }
  const lines = places.map((place) => `${String(place).padStart(10, '0')} 00000 n `)
  const size = all.length + 1
  const end = [
    `xref\n0 ${size}\n0000000000 65535 f `,
    ...lines,
    `trailer\n<< /Size ${size} /Root 1 0 R >>`,
    `startxref\n${bytes.length}`,
    '%%EOF\n',
  ]
  return Buffer.concat([bytes, Buffer.from(end.join('\n'))])
}
