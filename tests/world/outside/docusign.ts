import { createHmac, generateKeyPairSync, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { listen } from '#tests/world/application/free-port'
import type { Env } from '~/server/env.server'
import { CHANGEABLE, Change, Definition, type HeldEnvelope, heldOf, View } from './docusign-envelopes'
import { grantFault } from './docusign-grants'

/**
 * How the double misbehaves. silence: never responds; calls the function for each request. refuse: responds with this
 * status. answer: responds with this body. lose: does the work but drops the response. meanwhile: runs the function
 * before it responds. `about` limits it to requests that contain this part of 'POST /envelopes', `times` to that many
 * requests.
 */
export type Conduct = { about?: string; times?: number } & (
  | { silence: () => void }
  | { refuse: number; errorCode?: string; headers?: Record<string, string> }
  | { answer: object }
  | { lose: true }
  | { meanwhile: () => Promise<unknown> }
)

const ACCOUNT = '5a1e0c3d-7b0f-4f0e-9c51-2f6d8e4b7a10'
const APP = { integrationKey: '0c7e3d52-15a4-4b8e-8f21-7d9b3c6a5e42', userId: '9b2f6a17-4c3d-4e85-a6f0-1d8e7c5b3a29' }
const TEMPLATE = 'e41d7a90-6b52-4c1f-8d3a-5f2e9c8b7d16'
const CONNECT_KEY = 'of-picture-cars-and-envelopes'
const { privateKey: PRIVATE_KEY } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
})

/** The DocuSign settings of the application, without SIGNER. */
export const accountAt = (origin: string) =>
  ({
    DOCUSIGN_BASE_URL: `${origin}/restapi`,
    DOCUSIGN_AUTH_URL: origin,
    DOCUSIGN_ACCOUNT_ID: ACCOUNT,
    DOCUSIGN_INTEGRATION_KEY: APP.integrationKey,
    DOCUSIGN_USER_ID: APP.userId,
    DOCUSIGN_PRIVATE_KEY: PRIVATE_KEY,
    DOCUSIGN_TEMPLATE_ID: TEMPLATE,
    DOCUSIGN_CONNECT_KEYS: ['one-that-was-exchanged', CONNECT_KEY],
  }) satisfies Partial<Env>

/**
 * A double of the part of the DocuSign API that agreements use. It validates every request. `signed`: the signed
 * document.
 */
export async function startDocusign(signed: Buffer) {
  const envelopes: HeldEnvelope[] = []
  const requested: string[] = []
  const views: { returnUrl: string; url: string }[] = []
  let conduct: Conduct | null = null
  let tokens = 0

  const server = createServer(async (request, response) => {
    const { method = '', url = '' } = request
    const path = url.replace(`/restapi/v2.1/accounts/${ACCOUNT}`, '')
    requested.push(`${method} ${path}`)
    const body = await text(request)
    const now = takeConduct(`${method} ${path}`)
    if (now && 'silence' in now) return now.silence()
    if (now && 'answer' in now) return say(response, 200, now.answer)
    if (now && 'refuse' in now)
      return say(response, now.refuse, { errorCode: now.errorCode, message: 'dana@redclay.example' }, now.headers)
    const answer = url === '/oauth/token' ? grant(request, body) : refusalInit(request, path, body)
    if (now && 'meanwhile' in now) await now.meanwhile()
    if (now && 'lose' in now) return response.destroy()
    say(response, ...answer)
  })

  function takeConduct(question: string): Conduct | null {
    const current = conduct
    if (!current || !question.includes(current.about ?? '')) return null
    if (current.times !== undefined) conduct = current.times > 1 ? { ...current, times: current.times - 1 } : null
    return current
  }

  type Answer = [status: number, body: object | Buffer]

  function grant({ headers }: IncomingMessage, body: string): Answer {
    const fault = grantFault(body, { ...APP, host: headers.host ?? '', privateKey: PRIVATE_KEY })
    if (fault) return [400, { error: fault }]
    tokens += 1
    return [200, { access_token: `token-${tokens}`, token_type: 'Bearer', expires_in: 3600 }]
  }

  function refusalInit({ method, headers }: IncomingMessage, path: string, body: string): Answer {
    if (headers.authorization !== `Bearer token-${tokens}`) return [401, { errorCode: 'AUTHORIZATION_INVALID_TOKEN' }]
    const { pathname, searchParams } = new URL(path, 'http://docusign')
    const [, , envelopeId = '', ...rest] = pathname.split('/')
    if (path.startsWith('/restapi')) return [404, { errorCode: 'USER_DOES_NOT_BELONG_TO_SPECIFIED_ACCOUNT' }]
    if (pathname === '/envelopes' && method === 'POST') return made(body)
    if (pathname === '/envelopes') return found(searchParams.get('transaction_ids'))
    const envelope = envelopes.find((each) => each.envelopeId === envelopeId)
    if (!envelope) return [404, { errorCode: 'ENVELOPE_DOES_NOT_EXIST' }]
    const what = `${method} ${rest.join('/')}`
    if (what === 'PUT ') return changed(envelope, body)
    if (what === 'GET ') return [200, stateOf(envelope)]
    if (what === 'POST views/recipient') return viewed(envelope, body)
    const isDocument = what === 'GET documents/combined' && searchParams.get('certificate') === 'true'
    if (isDocument && envelope.status === 'completed') return [200, signed]
    return [400, { errorCode: 'INVALID_REQUEST_PARAMETER' }]
  }

  function made(body: string): Answer {
    const definition = Definition(TEMPLATE).safeParse(JSON.parse(body))
    if (!definition.success) return [400, { errorCode: 'INVALID_REQUEST_BODY' }]
    const envelope = heldOf(definition.data, randomUUID())
    envelopes.push(envelope)
    return [201, { envelopeId: envelope.envelopeId, status: envelope.status }]
  }

  function found(transactionId: string | null): Answer {
    const those = envelopes.filter((each) => each.transactionId === transactionId)
    return [200, those.length > 0 ? { resultSetSize: `${those.length}`, envelopes: those.map(stateOf) } : {}]
  }

  function changed(envelope: HeldEnvelope, body: string): Answer {
    const change = Change.parse(JSON.parse(body))
    if (!CHANGEABLE[change.status].includes(envelope.status))
      return [400, { errorCode: change.status === 'sent' ? 'INVALID_STATE' : 'ENVELOPE_CANNOT_VOID_INVALID_STATE' }]
    envelope.status = change.status
    return [200, { envelopeId: envelope.envelopeId }]
  }

  function viewed(envelope: HeldEnvelope, body: string): Answer {
    const { userName, email, clientUserId, returnUrl } = View.parse(JSON.parse(body))
    const isSigner = JSON.stringify({ name: userName, email, clientUserId }) === JSON.stringify(envelope.signer)
    if (!isSigner) return [400, { errorCode: 'UNKNOWN_ENVELOPE_RECIPIENT' }]
    if (envelope.status !== 'sent' && envelope.status !== 'delivered') return [400, { errorCode: 'INVALID_STATE' }]
    const url = `${origin}/Signing/StartInSession.aspx?t=${randomUUID()}`
    views.push({ returnUrl, url })
    return [201, { url }]
  }

  const origin = `http://127.0.0.1:${await listen(server)}`

  const settings = { SIGNER: 'docusign', ...accountAt(origin) } satisfies Partial<Env>

  return {
    settings,
    envelopes,
    /** All requests so far, such as `POST /envelopes`, relative to the account. */
    requested,
    /** All recipient views so far, with their return URLs. */
    views,
    tokens: () => tokens,
    behave: (next: Conduct | null) => {
      conduct = next
    },
    /** The last created envelope. */
    last() {
      const envelope = envelopes.at(-1)
      if (!envelope) throw new Error('There is no envelope.')
      return envelope
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

const stateOf = ({ envelopeId, status, reason }: HeldEnvelope) => ({
  envelopeId,
  status,
  ...(status === 'completed' && { completedDateTime: '2026-11-20T15:01:00.0000000Z' }),
  ...(status === 'voided' && { voidedReason: reason }),
  recipients: { signers: [{ recipientId: '1', status, ...(status === 'declined' && { declinedReason: reason }) }] },
})

function say(response: ServerResponse, status: number, body: object | Buffer, headers: Record<string, string> = {}) {
  const isFile = Buffer.isBuffer(body)
  response.writeHead(status, { 'Content-Type': isFile ? 'application/pdf' : 'application/json', ...headers })
  response.end(isFile ? body : JSON.stringify(body))
}

/** A webhook request about an envelope, signed with `key`. */
export function aWebhook(
  envelopeId: string,
  { event = 'envelope-completed', accountId = ACCOUNT, key = CONNECT_KEY } = {},
) {
  return signedWebhook(
    JSON.stringify({ event, apiVersion: 'v2.1', retryCount: 0, data: { accountId, userId: APP.userId, envelopeId } }),
    key,
  )
}

export function signedWebhook(body: string, key = CONNECT_KEY): Request {
  return new Request('https://backlot.test/docusign/events', {
    method: 'POST',
    body,
    headers: {
      'Content-Type': 'application/json',
      'Sec-Fetch-Site': 'cross-site',
      Origin: 'https://docusign.example',
      'X-DocuSign-Signature-1': createHmac('sha256', key).update(body).digest('base64'),
    },
  })
}
