import { methodNotAllowed, tooLarge, unauthorized } from '~/server/errors.server'
import { readAtMost } from '../read-at-most.server'

const LONGEST_BYTES = 1024 * 1024

/**
 * Webhook body, authenticated by its signature over exactly these bytes (401 without). It comes from another site and
 * without cookies, so there is no CSRF check. 405 and 413 as for forms.
 */
export async function readSignedBody(
  request: Request,
  isSigned: (body: Buffer, headers: Headers) => boolean,
): Promise<Buffer> {
  if (request.method !== 'POST') throw methodNotAllowed()
  if (Number(request.headers.get('Content-Length') ?? 0) > LONGEST_BYTES) throw tooLarge()
  const body = await readAtMost(request.body, LONGEST_BYTES)
  if (!body) throw tooLarge()
  if (!isSigned(body, request.headers)) throw unauthorized()
  return body
}
