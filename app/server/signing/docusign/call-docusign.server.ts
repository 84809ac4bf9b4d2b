import type { z } from 'zod'
import { readAtMost } from '~/server/http/raw-body.server'
import { accessToken, docusignSettings, forgetAccessToken } from './access-token.server'
import { DocusignFailure, failureIn, failureThrown, parsed } from './docusign-failure.server'

type Question = {
  method?: 'GET' | 'POST' | 'PUT'
  /** Path below the account, '/envelopes'. */
  path: string
  body?: object
  /** Timeout from start to the last byte, including the token request. */
  withinMs?: number
}

const WITHIN_MS = 20_000
const MAX_RESPONSE_BYTES = 1024 * 1024

/** Calls the DocuSign API and validates the JSON response. Throws DocusignFailure otherwise. */
export async function callDocusign<Schema extends z.ZodType>(
  question: Question,
  schema: Schema,
): Promise<z.output<Schema>> {
  const bytes = await downloadBytes(question, MAX_RESPONSE_BYTES)
  const answer = schema.safeParse(parsed(bytes.toString()))
  if (!answer.success) throw new DocusignFailure('unexpected-response', 'DocuSign sent an unexpected response.')
  return answer.data
}

/** Downloads a file from the DocuSign API, within a size limit. */
export async function downloadBytes(question: Question, limit: number): Promise<Buffer> {
  const signal = AbortSignal.timeout(question.withinMs ?? WITHIN_MS)
  try {
    const first = await ask(question, signal)
    if (first.status !== 401) return await bytesOf(first, limit)
    // a revoked token stops working before it expires
    await first.body?.cancel()
    forgetAccessToken()
    return await bytesOf(await ask(question, signal), limit)
  } catch (error) {
    throw failureThrown(error)
  }
}

async function ask({ method = 'GET', path, body }: Question, signal: AbortSignal): Promise<Response> {
  const settings = docusignSettings()
  if (!settings) throw new DocusignFailure('not-configured', 'DocuSign is not set up: see the DOCUSIGN settings.')
  const token = await accessToken(settings, signal)
  return fetch(`${settings.baseUrl}/v2.1/accounts/${settings.accountId}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    body: body && JSON.stringify(body),
    // following a redirect would send the token to another host
    redirect: 'manual',
    signal,
  })
}

async function bytesOf(response: Response, limit: number): Promise<Buffer> {
  const content = await readAtMost(response.body, limit)
  if (!content) throw new DocusignFailure('unexpected-response', 'The response of DocuSign is too large.')
  if (!response.ok) throw failureIn(response, content.toString())
  return content
}
