type Options = Parameters<PDFKit.PDFDocument['struct']>[1]

/** A part of the document for readers for the blind, and what is drawn for it once it is added to its parent. */
export function tagged(doc: PDFKit.PDFDocument, type: string, draw: () => unknown, options: Options = {}) {
  return doc.struct(type, options, [
    () => {
      draw()
    },
  ])
}

/** What is drawn beside the text, which they pass over. Not within something spoken. */
export function artifact(doc: PDFKit.PDFDocument, type: 'Layout' | 'Pagination', draw: () => unknown) {
  doc.markContent('Artifact', { type })
  draw()
  doc.endMarkedContent()
}
