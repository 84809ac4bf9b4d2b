import { once } from 'node:events'
import busboy from 'busboy'
import { MAX_FORM_MB } from '~/models/trade/fields/uploads'
import { SEND_AGAIN, UPLOAD_INTERRUPTED } from '~/models/trade/results/shared-messages'
import { badRequest, tooLarge } from '~/server/errors.server'

export type BodyLimits = {
  /** Limit for all text fields together. */
  textBytes: number
  /** Maximum number of files. */
  files?: number
}

/** A file of a form, streamed while it arrives. */
type IncomingFile = { field: string; name: string; content: AsyncIterable<Uint8Array> }

/** Stores a file of a form; has its own size limit, beyond which the file is skipped. */
export type Upload = (file: IncomingFile) => Promise<void>

/**
 * Size limit of a body with files. Well above the limit of a single file, so that a file that is too large gets an
 * error next to its field, and the other files are stored.
 */
const FILES_BYTES = MAX_FORM_MB * 1024 * 1024
const MAX_FILES = 20

/**
 * Streams a posted form (urlencoded or multipart) under size limits: 413 before too much is in memory. Files are passed
 * to `upload` as they arrive, or skipped.
 */
export async function readBody(request: Request, limits: BodyLimits, upload?: Upload): Promise<FormData> {
  const type = request.headers.get('Content-Type') ?? ''
  const wholeBody = limits.textBytes + (upload ? FILES_BYTES : 0)
  if (Number(request.headers.get('Content-Length') ?? 0) > wholeBody) throw tooLarge()
  if (type.startsWith('multipart/form-data')) return withinReason(await readParts(request, limits, wholeBody, upload))
  if (type.startsWith('application/x-www-form-urlencoded')) {
    return withinReason(await readFields(request, limits.textBytes))
  }
  if (!request.body) return new FormData()
  throw badRequest()
}

/**
 * Form libraries create an array for 'name[4000000000]' and an object for every dot: a few bytes would use up the
 * memory. Our forms have no such fields, so they are skipped like unknown ones.
 */
const MAX_NAME_LENGTH = 100
const HIGH_INDEX = /\[\d{3,}\]/
const MAX_FIELDS = 1000

function withinReason(form: FormData): FormData {
  const names = [...form.keys()]
  if (names.length > MAX_FIELDS) throw tooLarge()
  for (const name of names) if (name.length > MAX_NAME_LENGTH || HIGH_INDEX.test(name)) form.delete(name)
  return form
}

async function readFields(request: Request, limit: number): Promise<FormData> {
  const text = await new Response(counted(request.body, limit)).text()
  const form = new FormData()
  for (const [name, value] of new URLSearchParams(text)) form.append(name, value)
  return form
}

async function readParts(request: Request, limits: BodyLimits, wholeBody: number, upload?: Upload): Promise<FormData> {
  const form = new FormData()
  const body = counted(request.body, wholeBody)
  if (!body) return form
  const parser = openParser(request, limits)
  const over = new AbortController()
  let textLeft = limits.textBytes
  let uploads: Promise<unknown> = Promise.resolve()
  let hasFile = false
  const parsed = new Promise<void>((resolve, reject) => {
    const refuse = () => reject(tooLarge())
    parser.on('close', resolve).on('error', () => reject(badRequest(hasFile ? INTERRUPTED : null)))
    parser.on('partsLimit', refuse).on('fieldsLimit', refuse).on('filesLimit', refuse)
    parser.on('field', (name, value) => {
      textLeft -= Buffer.byteLength(value)
      if (textLeft < 0) return refuse()
      // undefined, despite its type, for a part without a name
      if (name) form.append(name, value)
    })
    parser.on('file', (field, file, { filename }) => {
      // also reported by the parser itself
      file.on('error', () => {})
      if (!upload || !filename) return file.resume()
      hasFile = true
      const content = file.iterator({ destroyOnReturn: false })
      // one at a time; the parser waits until a file is read or skipped
      uploads = uploads
        .then(() => upload({ field, name: unescaped(filename), content }))
        .then(() => file.resume())
        .catch(reject)
    })
  })
  try {
    await Promise.race([parsed, feed(body, parser, over.signal).then(() => parsed)])
    await uploads
    await parsed
    return form
  } finally {
    over.abort()
    parser.destroy()
  }
}

const INTERRUPTED = { message: UPLOAD_INTERRUPTED, hint: SEND_AGAIN }

/** Parser of a multipart body. Limits are checked as parts arrive, so that a refused form takes no time. */
function openParser({ headers }: Request, limits: BodyLimits): busboy.Busboy {
  try {
    return busboy({
      headers: { 'content-type': headers.get('Content-Type') ?? '' },
      preservePath: true,
      defParamCharset: 'utf8',
      limits: {
        fields: MAX_FIELDS,
        fieldSize: limits.textBytes + 1,
        files: limits.files ?? MAX_FILES,
        // also counts the closing boundary
        parts: MAX_FIELDS + MAX_FILES + 1,
      },
    })
  } catch {
    throw badRequest()
  }
}

async function feed(body: ReadableStream<Uint8Array>, parser: busboy.Busboy, signal: AbortSignal): Promise<void> {
  const reader = body.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (signal.aborted) return
    if (done) break
    if (!parser.write(value)) await once(parser, 'drain', { signal }).catch(() => {})
  }
  parser.end()
}

/** Browsers percent-encode these three characters in file names, and no others. */
const ESCAPED: Record<string, string> = { '%22': '"', '%0D': '\r', '%0A': '\n' }

const unescaped = (name: string) => name.replace(/%(22|0D|0A)/gi, (code) => ESCAPED[code.toUpperCase()] ?? code)

function counted(body: ReadableStream<Uint8Array> | null, limit: number): ReadableStream<Uint8Array> | null {
  if (!body) return null
  let seen = 0
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        seen += chunk.byteLength
        if (seen > limit) controller.error(tooLarge())
        else controller.enqueue(chunk)
      },
    }),
    // cancelling the body would close the connection, and with it the response
    { preventCancel: true },
  )
}
