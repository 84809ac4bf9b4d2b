import { methodNotAllowed, tooLarge, unauthorized } from '~/server/errors.server'

/** Reads a body up to a size limit; null if it is larger, without reading the rest. */
export async function readAtMost(body: ReadableStream<Uint8Array> | null, limit: number): Promise<Buffer | null> {
  const reader = body?.getReader()
  const pieces: Uint8Array[] = []
  let bytes = 0
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    bytes += read.value.byteLength
    if (bytes > limit) {
      await reader?.cancel()
      return null
    }
    pieces.push(read.value)
  }
  return Buffer.concat(pieces)
}

const MAX_BYTES = 1024 * 1024

/**
 * Webhook body, authenticated by its signature over exactly these bytes (401 without). It comes from another site and
 * without cookies, so there is no CSRF check. 405 and 413 as for forms.
 */
export async function readSignedBody(
  request: Request,
  isSigned: (body: Buffer, headers: Headers) => boolean,
): Promise<Buffer> {
  if (request.method !== 'POST') throw methodNotAllowed()
  if (Number(request.headers.get('Content-Length') ?? 0) > MAX_BYTES) throw tooLarge()
  const body = await readAtMost(request.body, MAX_BYTES)
  if (!body) throw tooLarge()
  if (!isSigned(body, request.headers)) throw unauthorized()
  return body
}
