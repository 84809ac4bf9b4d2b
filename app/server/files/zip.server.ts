import { setImmediate } from 'node:timers/promises'
import { makeZip } from 'client-zip'
import { now } from '~/server/clock.server'
import { errorText, log } from '~/server/log.server'

/** A file in a zip; names must be safe and unique. */
export type ZipEntry = { name: string; content: AsyncIterable<Uint8Array> }

/** Buffered before the response starts, so that a missing file can still lead to an error page. */
const BUFFER_BYTES = 256 * 1024

/**
 * Streams a zip, uncompressed because photos and PDFs already are compressed. Throws if its start fails; a later
 * failure aborts the stream, and a truncated zip does not open.
 */
export async function zipStream(entries: AsyncIterable<ZipEntry>): Promise<ReadableStream<Uint8Array>> {
  const reader = makeZip(asInputs(entries)).getReader()
  const buffered: Uint8Array[] = []
  let bytes = 0
  while (bytes < BUFFER_BYTES) {
    const { done, value } = await inTurn(() => reader.read())
    if (done) break
    buffered.push(value)
    bytes += value.byteLength
  }
  return new ReadableStream(
    {
      async pull(controller) {
        const first = buffered.shift()
        if (first) return controller.enqueue(first)
        const { done, value } = await inTurn(() => reader.read()).catch(logAndRethrow)
        if (done) controller.close()
        else controller.enqueue(value)
      },
      // client-zip throws the reason it is cancelled with
      cancel: (reason) => reader.cancel(reason).catch(() => undefined),
    },
    { highWaterMark: 0 },
  )
}

let underway: Promise<unknown> = Promise.resolve()

/**
 * Produces one piece of one zip at a time and lets other events run before each: rendering a dozen downloads at once
 * would block every other request.
 */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const done = underway.then(() => setImmediate()).then(work)
  underway = done.catch(() => undefined)
  return done
}

async function* asInputs(entries: AsyncIterable<ZipEntry>) {
  for await (const { name, content } of entries) yield { name, input: content, lastModified: now() }
}

/** Logged, because half of the response is already sent. */
function logAndRethrow(error: unknown): never {
  log.error({ error: errorText(error) }, 'streaming a zip failed')
  throw error
}
