import {
  type FileUpload,
  FormDataParseError,
  MaxFileSizeExceededError,
  MaxFilesExceededError,
  MultipartParseError,
  parseFormData,
} from '@mjackson/form-data-parser'
import { badRequest, tooLarge } from '~/server/errors.server'

export type BodyLimits = {
  /** Bytes of everything that is not a file. */
  textBytes: number
  /** Bytes of one file, and how many; none may be sent where they are not asked for. */
  fileBytes?: number
  files?: number
}

export type Upload = (file: FileUpload) => Promise<string | Blob | null>

/**
 * A posted form, read as a stream that stops at its limits: a body too large is refused before it is held in memory.
 * A file goes to `upload` while it arrives; a form that expects none drops it.
 */
export async function readBody(request: Request, limits: BodyLimits, upload?: Upload): Promise<FormData> {
  const type = request.headers.get('Content-Type') ?? ''
  const wholeBody = limits.textBytes + (limits.fileBytes ?? 0) * (limits.files ?? 0)
  if (Number(request.headers.get('Content-Length') ?? 0) > wholeBody) throw tooLarge()
  if (type.startsWith('multipart/form-data')) return withinReason(await readParts(request, limits, wholeBody, upload))
  if (type.startsWith('application/x-www-form-urlencoded')) return withinReason(await readFields(request, wholeBody))
  if (!request.body) return new FormData()
  throw badRequest()
}

/** The form libraries build a list out of 'name[4000000000]' and a depth out of every dot: a few bytes, all the memory. */
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
  const bounded = new Request(request.url, {
    method: 'POST',
    headers: request.headers,
    body: counted(request.body, wholeBody),
    duplex: 'half',
  })
  try {
    return await parseFormData(
      bounded,
      { maxFileSize: limits.fileBytes ?? limits.textBytes, maxFiles: limits.files ?? 20 },
      async (file) => (upload && file.size > 0 ? upload(file) : null),
    )
  } catch (error) {
    throw answerTo(error)
  }
}

/** A body cut off or malformed is a bad request; one over its limits says so. */
function answerTo(error: unknown): unknown {
  const chain = [error, error instanceof Error ? error.cause : undefined]
  const isTooLarge = chain.some(
    (one) => one instanceof MaxFileSizeExceededError || one instanceof MaxFilesExceededError,
  )
  if (isTooLarge) return tooLarge()
  const isMalformed = chain.some((one) => one instanceof MultipartParseError || one instanceof FormDataParseError)
  return isMalformed || chain.some(isNoText) ? badRequest() : error
}

/** The parser reads no bytes that are not UTF-8, and says so in the words of its decoder. */
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
    // a cancelled body takes the connection with it, and the answer that should go out on it
    { preventCancel: true },
  )
}
