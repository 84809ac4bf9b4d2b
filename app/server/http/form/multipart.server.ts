/** A part of a multipart form. */
export type Part = {
  name: string
  /** File name as sent; null for a field, empty for a file input without a file. */
  fileName: string | null
  /** Read once, while it arrives; the rest is skipped when the next part is read. */
  content: AsyncIterable<Uint8Array>
}

/** The body is no multipart form, or ends too early. */
export class MalformedBody extends Error {}

/** Enough for a file name of ten thousand characters. */
const LONGEST_HEAD = 64 * 1024

/**
 * Streaming multipart parser: yields the parts while they arrive, and buffers no more of a file than the current chunk.
 * Throws MalformedBody, a decoder error for a header that is no text, and errors of the body.
 */
export async function* multipartParts(body: ReadableStream<Uint8Array>, type: string): AsyncGenerator<Part> {
  const boundary = /;\s*boundary=(?:"([^"]+)"|([^\s;"]+))/i.exec(type)
  const bytes = new ArrivingBytes(body, `\r\n--${boundary?.[1] ?? boundary?.[2] ?? ''}`)
  if (!boundary || !(await bytes.beginsWithMark())) throw new MalformedBody('no form')
  while (!(await bytes.isEnd())) {
    const head = new TextDecoder('utf-8', { fatal: true }).decode(await bytes.head())
    const content = bytes.content()
    const [, disposition = ''] = /\r\ncontent-disposition:([^\r\n]*)/i.exec(head) ?? []
    const name = parameter(disposition, 'name')
    if (name) yield { name, fileName: parameter(disposition, 'filename'), content }
    for await (const _ of content);
  }
  await bytes.passRest()
}

/** Browsers percent-encode these three characters in quoted names, and no others. */
const ESCAPED: Record<string, string> = { '%22': '"', '%0D': '\r', '%0A': '\n' }

function parameter(disposition: string, name: string): string | null {
  const found = new RegExp(`;\\s*${name}=(?:"([^"]*)"|([^\\s;"]*))`, 'i').exec(disposition)
  if (!found) return null
  return (found[1] ?? found[2] ?? '').replace(/%(22|0D|0A)/gi, (code) => ESCAPED[code.toUpperCase()] ?? code)
}

const LINE = Buffer.from('\r\n')
const HEAD_END = Buffer.from('\r\n\r\n')
const NO_MORE = Buffer.from('--')

class ArrivingBytes {
  #reader
  #mark: Buffer
  /** Before the first part there is a mark without the line break that precedes the others. */
  #held: Buffer = LINE

  constructor(body: ReadableStream<Uint8Array>, mark: string) {
    this.#reader = body.getReader()
    this.#mark = Buffer.from(mark)
  }

  async beginsWithMark(): Promise<boolean> {
    await this.#atLeast(this.#mark.length)
    return this.#taken(this.#mark)
  }

  /** Behind a mark: whether it was the last. */
  async isEnd(): Promise<boolean> {
    await this.#atLeast(LINE.length)
    if (this.#taken(NO_MORE)) return true
    if (!this.#held.subarray(0, LINE.length).equals(LINE)) throw new MalformedBody('no line after a boundary')
    return false
  }

  /** The lines before the content, with the line break in front of the first. */
  async head(): Promise<Buffer> {
    for (;;) {
      const end = this.#held.indexOf(HEAD_END)
      if (end > LONGEST_HEAD || (end < 0 && this.#held.length > LONGEST_HEAD)) throw new MalformedBody('a long head')
      if (end >= 0) {
        const head = this.#held.subarray(0, end)
        this.#held = this.#held.subarray(end + HEAD_END.length)
        return head
      }
      await this.#more()
    }
  }

  /** Everything before the next mark; read on from where it was left. */
  content(): AsyncIterable<Uint8Array> {
    let isOver = false
    const next = async (): Promise<Uint8Array> => {
      for (;;) {
        const end = this.#held.indexOf(this.#mark)
        isOver = end >= 0
        const piece = this.#held.subarray(0, isOver ? end : Math.max(0, this.#held.length - this.#mark.length + 1))
        this.#held = this.#held.subarray(piece.length + (isOver ? this.#mark.length : 0))
        if (isOver || piece.length > 0) return piece
        await this.#more()
      }
    }
    return {
      async *[Symbol.asyncIterator]() {
        while (!isOver) {
          const piece = await next()
          if (piece.length > 0) yield piece
        }
      },
    }
  }

  /** Whatever stands behind the form. */
  async passRest(): Promise<void> {
    while (!(await this.#reader.read()).done);
  }

  #taken(expected: Buffer): boolean {
    if (!this.#held.subarray(0, expected.length).equals(expected)) return false
    this.#held = this.#held.subarray(expected.length)
    return true
  }

  async #atLeast(length: number) {
    while (this.#held.length < length) await this.#more()
  }

  async #more() {
    const { done, value } = await this.#reader.read()
    if (done) throw new MalformedBody('the end is missing')
    this.#held =
      this.#held.length === 0
        ? Buffer.from(value.buffer, value.byteOffset, value.byteLength)
        : Buffer.concat([this.#held, value])
  }
}
