import type { Font } from 'fontkit'

declare module 'fontkit' {
  interface Subset {
    /** Numbers of what it holds, in its order. */
    glyphs: number[]
  }
}

/** What pdfkit takes and its types do not know yet. */
declare global {
  namespace PDFKit {
    interface PDFDocument {
      /** The catalog; there is a form in it from `initForm` on. */
      _root: { data: { AcroForm: { data: { DR?: object } } } }
      /** The one in use; what it encodes, it embeds. */
      _font: { encode(text: string): unknown; name: string; ascender: number }
      _fontSize: number
      /** Begins a page in the middle of what is tagged. */
      continueOnNewPage(): this
      /** Where in the file the next byte comes. */
      _offset: number
      _pageBuffer: unknown[]
      flushPages(): void
      /** Adds to the file: a line of signs up to 255, or bytes. */
      _write(data: string | Uint8Array): void
      /** Draws words in one line that is known to be so wide, where `text` would look for its end and measure it again. */
      _fragment(words: string, x: number, y: number, known: Fragment): void
    }
    /** With `baseline`, y is the line that letters stand on, else the top. */
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
      /** A parsed font, which documents share. */
      registerFont(name: string, font: Font): this
    }
    interface PDFImage {
      /** Reads the head of a JPEG or a PNG; throws where it is neither. */
      openImage(source: Buffer): OpenedImage
      image(opened: OpenedImage, x: number, y: number, options: ImageOption): this
    }
    interface OpenedImage {
      width: number
      height: number
    }
    interface StructureElementOptions {
      /** Whether a head belongs to its row or to its column. */
      scope?: 'Row' | 'Column'
    }
  }
}
