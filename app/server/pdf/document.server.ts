import { deflateSync } from 'node:zlib'
import PDFDocument from 'pdfkit'

/** pdfkit's document, with fixes for what it does slowly or wrong. */
export class PdfDocument extends PDFDocument {
  // begun by the first word, which pdfkit writes before fields of this class could be
  declare private done?: { pieces: Uint8Array[]; words: string }

  /** What is finished and has not been taken yet. */
  finished(): Uint8Array[] {
    const { pieces } = this.flushText()
    this.done = undefined
    return pieces
  }

  /** Ends all pages, each by itself: each is compressed, and a hundred of them at once would hold up every request. */
  *endPages(): Generator<Uint8Array> {
    for (const page of this._pageBuffer.splice(0)) {
      this._pageBuffer = [page]
      this.flushPages()
      yield* this.finished()
    }
  }

  /** A page has thousands of words: they are made bytes all at once, not each of them, and pass by no stream. */
  override _write(data: string | Uint8Array) {
    this._offset += data.length
    if (typeof data === 'string') {
      this.done ??= { pieces: [], words: '' }
      this.done.words += `${data}\n`
      this._offset += 1
    } else this.flushText().pieces.push(data)
  }

  private flushText() {
    this.done ??= { pieces: [], words: '' }
    const { pieces, words } = this.done
    if (words !== '') pieces.push(Buffer.from(words, 'latin1'))
    this.done.words = ''
    return this.done
  }

  /** Those that begin as nothing and end with bytes are fonts: most documents have the same, so they are packed once. */
  override ref(data?: object) {
    const ref = super.ref(data ?? {})
    if (data) return ref
    const end = ref.end.bind(ref)
    ref.end = (bytes) => {
      if (!(bytes instanceof Uint8Array)) return end(bytes)
      ref.compress = false
      Object.assign(ref.data, { Filter: 'FlateDecode' })
      end(packed(bytes))
    }
    return ref
  }

  /** pdfkit writes the title a second time, into XML, and there without escaping it. */
  override endMetadata() {
    const { Title = '', Subject = '' } = this.info
    Object.assign(this.info, { Title: escaped(Title), Subject: escaped(Subject) })
    super.endMetadata()
  }
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const known = new WeakMap<Uint8Array, Uint8Array>()

function packed(bytes: Uint8Array): Uint8Array {
  const small = known.get(bytes) ?? deflateSync(bytes)
  known.set(bytes, small)
  return small
}
