import { createPublicKey, type KeyObject, verify } from 'node:crypto'
import { z } from 'zod'

const Head = z.strictObject({ alg: z.literal('RS256'), typ: z.literal('JWT') })
const Claims = z.strictObject({
  iss: z.string(),
  sub: z.string(),
  aud: z.string(),
  iat: z.int(),
  exp: z.int(),
  scope: z.literal('signature impersonation'),
})

type Expected = { integrationKey: string; userId: string; host: string; privateKey: string }

/** DocuSign's error for an invalid token request; null if it is granted. */
export function grantFault(body: string, { integrationKey, userId, host, privateKey }: Expected): string | null {
  const form = new URLSearchParams(body)
  if (form.get('grant_type') !== 'urn:ietf:params:oauth:grant-type:jwt-bearer') return 'unsupported_grant_type'
  const [head = '', claims = '', signature = '', ...more] = (form.get('assertion') ?? '').split('.')
  const key: KeyObject = createPublicKey(privateKey)
  const isSigned = verify('sha256', Buffer.from(`${head}.${claims}`), key, Buffer.from(signature, 'base64url'))
  if (more.length > 0 || !isSigned || !Head.safeParse(inside(head)).success) return 'invalid_grant'
  const said = Claims.safeParse(inside(claims))
  if (!said.success) return 'invalid_grant'
  const { iss, sub, aud, iat, exp } = said.data
  if (iss !== integrationKey || aud !== host || exp - iat > 3600) return 'invalid_grant'
  return sub === userId ? null : 'consent_required'
}

function inside(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString())
  } catch {
    return null
  }
}
