import { deflateSync } from 'node:zlib'
import PDFDocument from 'pdfkit'

/** pdfkit's document, with performance and escaping fixes. */
export class PdfDocument extends PDFDocument {
  // created on first write, because pdfkit writes before the fields of this class are initialized
  declare private done?: { pieces: Uint8Array[]; text: string }

  /** Output that is complete and was not returned before. */
  finished(): Uint8Array[] {
    const { pieces } = this.flushText()
    this.done = undefined
    return pieces
  }

  /** Ends pages one at a time, because compressing a hundred at once would block every request. */
  *endPages(): Generator<Uint8Array> {
    for (const page of this._pageBuffer.splice(0)) {
      this._pageBuffer = [page]
      this.flushPages()
      yield* this.finished()
    }
  }

  /** Collects the thousands of words of a page and converts them to bytes at once, without a stream. */
  override _write(data: string | Uint8Array) {
    this._offset += data.length
    if (typeof data === 'string') {
      this.done ??= { pieces: [], text: '' }
      this.done.text += `${data}\n`
      this._offset += 1
    } else this.flushText().pieces.push(data)
  }

  private flushText() {
    this.done ??= { pieces: [], text: '' }
    const { pieces, text } = this.done
    if (text !== '') pieces.push(Buffer.from(text, 'latin1'))
    this.done.text = ''
    return this.done
  }

  /**
   * Objects created without data and ended with bytes are fonts: most documents share them, so they are compressed
   * once.
   */
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

  /** pdfkit also writes the title into XML metadata, without escaping it. */
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
