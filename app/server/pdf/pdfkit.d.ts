import type { Font } from 'fontkit'

declare module 'fontkit' {
  interface Subset {
    /** Glyph ids, in order. */
    glyphs: number[]
  }
}

/** What pdfkit supports but its types lack. */
declare global {
  namespace PDFKit {
    interface PDFDocument {
      /** The catalog; it has a form after `initForm`. */
      _root: { data: { AcroForm: { data: { DR?: object } } } }
      /** The current font; it embeds what it encodes. */
      _font: { encode(text: string): unknown; name: string; ascender: number }
      _fontSize: number
      /** Starts a page inside tagged content. */
      continueOnNewPage(): this
      /** Offset of the next byte in the file. */
      _offset: number
      _pageBuffer: unknown[]
      flushPages(): void
      /** Appends a line of Latin-1 text, or bytes. */
      _write(data: string | Uint8Array): void
      /** Draws text of known width on one line; `text` would break and measure it again. */
      _fragment(text: string, x: number, y: number, known: Fragment): void
    }
    /** With `baseline`, y is the baseline, else the top. */
    type Fragment = { textWidth: number; wordCount: number; baseline?: 'alphabetic' }
    interface PDFKitReference {
      document: unknown
      data: unknown
      compress: boolean
      end(bytes?: Uint8Array | string): void
    }
    interface PDFPage {
      annotations: PDFKitReference[]
    }
  }
  namespace PDFKit.Mixins {
    interface PDFFont {
      /** A parsed font, shared by documents. */
      registerFont(name: string, font: Font): this
    }
    interface PDFImage {
      /** Reads the header of a JPEG or PNG; throws for anything else. */
      openImage(source: Buffer): OpenedImage
      image(opened: OpenedImage, x: number, y: number, options: ImageOption): this
    }
    interface OpenedImage {
      width: number
      height: number
    }
    interface StructureElementOptions {
      /** Whether a header cell belongs to its row or column. */
      scope?: 'Row' | 'Column'
    }
  }
}
