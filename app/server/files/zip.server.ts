import { makeZip } from 'client-zip'
import { now } from '~/server/clock.server'
import { errorText, log } from '~/server/log.server'

/** A file of a zip; its name is safe and said of no other file in it. */
export type ZipEntry = { name: string; content: AsyncIterable<Uint8Array> }

/** So much is made before the answer begins: what is out of reach is found out by then, while it can still be said. */
const HELD_BYTES = 256 * 1024

/**
 * Begins a zip of files that are made one after the other while it is read; nothing is compressed, because pictures and
 * PDFs are. Throws where the beginning fails. What fails later breaks the stream off, and a zip that broke off does not
 * open: its table of contents comes last.
 */
export async function zipStream(entries: AsyncIterable<ZipEntry>): Promise<ReadableStream<Uint8Array>> {
  const reader = makeZip(asInputs(entries)).getReader()
  const held: Uint8Array[] = []
  let bytes = 0
  while (bytes < HELD_BYTES) {
    const { done, value } = await reader.read()
    if (done) break
    held.push(value)
    bytes += value.byteLength
  }
  return new ReadableStream(
    {
      async pull(controller) {
        const first = held.shift()
        if (first) return controller.enqueue(first)
        const { done, value } = await reader.read().catch(tellBreak)
        if (done) controller.close()
        else controller.enqueue(value)
      },
      // client-zip ends by throwing what it was given
      cancel: (reason) => reader.cancel(reason).catch(() => undefined),
    },
    { highWaterMark: 0 },
  )
}

async function* asInputs(entries: AsyncIterable<ZipEntry>) {
  for await (const { name, content } of entries) yield { name, input: content, lastModified: now() }
}

/** Half of the answer is on its way by then, so that nobody but the log can be told why the rest is missing. */
function tellBreak(error: unknown): never {
  log.error({ error: errorText(error) }, 'making a zip broke off')
  throw error
}
