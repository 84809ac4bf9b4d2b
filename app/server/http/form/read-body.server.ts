import { badRequest, tooLarge } from '~/server/errors.server'
import { MalformedBody, multipartParts, type Part } from './multipart.server'

export type BodyLimits = {
  /** Of all fields that are not files. */
  textBytes: number
  /** How many files may be sent. */
  files?: number
}

/** A file of a form, to be read while it arrives. */
type IncomingFile = { field: string; name: string; content: Part['content'] }

/** Stores a file of a form; it has its own size limit, and the rest of the file is skipped. */
export type Upload = (file: IncomingFile) => Promise<void>

/**
 * Size limit of a body with files. Well above the limit of a single file, so that one that is too large gets its
 * message next to its field, and the other files are stored.
 */
const FILES_BYTES = 256 * 1024 * 1024
const MOST_FILES = 20

/**
 * Streams a posted form (urlencoded or multipart) under size limits: 413 before too much is in memory. Files are passed
 * to `upload` while they arrive, or skipped.
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
 * Form libraries build an array for 'name[4000000000]' and an object for every dot: a few bytes would use up the
 * memory.
 */
const LONGEST_NAME = 100
const HIGH_INDEX = /\[\d{3,}\]/
const MOST_FIELDS = 1000

function withinReason(form: FormData): FormData {
  const names = [...form.keys()]
  if (names.length > MOST_FIELDS) throw tooLarge()
  if (names.some((name) => name.length > LONGEST_NAME || HIGH_INDEX.test(name))) throw badRequest()
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
  let files = 0
  let textLeft = limits.textBytes
  try {
    for await (const { name, fileName, content } of multipartParts(body, request.headers.get('Content-Type') ?? '')) {
      if (fileName === null) {
        const text = await textOf(content, textLeft)
        textLeft -= text.length
        form.append(name, text)
      } else {
        files += 1
        if (files > (limits.files ?? MOST_FILES)) throw tooLarge()
        if (upload && fileName !== '') await upload({ field: name, name: fileName, content })
      }
    }
    return form
  } catch (error) {
    throw error instanceof MalformedBody || isNoText(error) ? badRequest() : error
  }
}

async function textOf(content: Part['content'], limit: number): Promise<string> {
  const pieces: Uint8Array[] = []
  let bytes = 0
  for await (const piece of content) {
    bytes += piece.byteLength
    if (bytes > limit) throw tooLarge()
    pieces.push(piece)
  }
  return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(pieces))
}

function isNoText(error: unknown): boolean {
  return error instanceof TypeError && 'code' in error && error.code === 'ERR_ENCODING_INVALID_ENCODED_DATA'
}

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
