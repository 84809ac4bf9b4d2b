import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { env } from '~/server/env.server'
import { badRequest, notFound } from '~/server/errors.server'
import { docusignSettings } from './access-token.server'
import { parsed } from './docusign-failure.server'

/** DocuSign signs with every configured key, each in its own header. */
const MAX_SIGNATURES = 20

/**
 * Verifies a webhook's signature (HMAC-SHA256, Connect) with any of our keys, in constant time. 404 if DocuSign is not
 * set up.
 */
export function isSignedByDocusign(body: Buffer, headers: Headers): boolean {
  const keys = env().DOCUSIGN_CONNECT_KEYS ?? []
  if (!docusignSettings() || keys.length === 0) throw notFound()
  const names = Array.from({ length: MAX_SIGNATURES }, (_, at) => `X-DocuSign-Signature-${at + 1}`)
  const given = names.flatMap((name) => headers.get(name) ?? [])
  return keys.some((key) => given.some((signature) => isSignatureOf(body, key, signature)))
}

function isSignatureOf(body: Buffer, key: string, signature: string): boolean {
  const expected = createHmac('sha256', key).update(body).digest()
  const actual = Buffer.from(signature, 'base64')
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}

const WebhookPayload = z.object({ data: z.object({ accountId: z.string(), envelopeId: z.guid() }) })

/**
 * The envelope id of a webhook payload; null for another account, 400 for an invalid payload. The kind of event is
 * ignored: each one triggers a poll of the envelope, in services/signing/docusign/poll-envelope.
 */
export function parseWebhook(body: Buffer): string | null {
  const payload = WebhookPayload.safeParse(parsed(body.toString('utf8')))
  if (!payload.success) throw badRequest()
  const { accountId, envelopeId } = payload.data.data
  const isOurs = accountId.toLowerCase() === docusignSettings()?.accountId.toLowerCase()
  return isOurs ? envelopeId.toLowerCase() : null
}
