type Options = Parameters<PDFKit.PDFDocument['struct']>[1]

/** Tagged content, for screen readers. */
export function tagged(doc: PDFKit.PDFDocument, type: string, draw: () => unknown, options: Options = {}) {
  return doc.struct(type, options, [
    () => {
      draw()
    },
  ])
}

/** Decoration, which screen readers skip. Not inside tagged content. */
export function artifact(doc: PDFKit.PDFDocument, type: 'Layout' | 'Pagination', draw: () => unknown) {
  doc.markContent('Artifact', { type })
  draw()
  doc.endMarkedContent()
}
