import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { listen } from '#tests/world/application/free-port'
import type { Env } from '~/server/env.server'
import { type Keys, signatureFault } from './s3-signature'

/**
 * How the server behaves: responds, never responds, refuses with a status (optionally only requests about one key), or
 * sends half of an object and the rest after a promise resolves.
 */
type Conduct = 'answer' | 'silence' | { refuse: number; about?: string } | { halfUntil: Promise<unknown> }

const BUCKET = 'backlot-files'
const KEYS: Keys = { accessKeyId: 'AKIDCREW', secretAccessKey: 'picture/car+1976', region: 'us-west-2' }

/** A double of the part of S3 that file storage uses. It has one bucket and checks every signature. */
export async function startS3Server() {
  const objects = new Map<string, Buffer>()
  const requested: string[] = []
  let conduct: Conduct = 'answer'
  let abandoned = 0

  const server = createServer(async (request, response) => {
    const { method = '', url = '' } = request
    requested.push(`${method} ${url}`)
    response.on('close', () => {
      if (!response.writableFinished) abandoned += 1
    })
    const body = await buffer(request).catch(() => null)
    if (body === null || conduct === 'silence') return
    const fault = signatureFault(request, body, KEYS)
    if (fault) return refuse(response, 403, fault)
    if (typeof conduct === 'object' && 'refuse' in conduct && url.includes(conduct.about ?? ''))
      return refuse(response, conduct.refuse, 'SlowDown')
    await answer(request, response, body)
  })

  async function answer(request: IncomingMessage, response: ServerResponse, body: Buffer) {
    const { pathname } = new URL(request.url ?? '/', 'http://store')
    const [, bucket = '', ...parts] = pathname.split('/')
    const key = decodeURIComponent(parts.join('/'))
    if (bucket !== BUCKET) return refuse(response, 404, 'NoSuchBucket')
    if (key === '') return request.method === 'HEAD' ? response.end() : refuse(response, 501, 'NotImplemented')
    if (request.method === 'PUT') {
      objects.set(key, body)
      return response.end()
    }
    if (request.method === 'DELETE') {
      objects.delete(key)
      return response.writeHead(204).end()
    }
    const content = objects.get(key)
    if (!content) return refuse(response, 404, 'NoSuchKey')
    await send(request, response, content)
  }

  async function send(request: IncomingMessage, response: ServerResponse, whole: Buffer) {
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
    const content = from ? whole.subarray(Number(from), Number(to) + 1) : whole
    response.writeHead(from ? 206 : 200, {
      'Content-Length': content.length,
      'Last-Modified': new Date(0).toUTCString(),
      ETag: '"etag"',
    })
    if (request.method === 'HEAD') return response.end()
    if (typeof conduct !== 'object' || !('halfUntil' in conduct)) return response.end(content)
    const half = Math.floor(content.length / 2)
    response.write(content.subarray(0, half))
    await conduct.halfUntil
    response.end(content.subarray(half))
  }

  const port = await listen(server)

  const settings = {
    S3_BUCKET: BUCKET,
    S3_REGION: KEYS.region,
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_ACCESS_KEY_ID: KEYS.accessKeyId,
    S3_SECRET_ACCESS_KEY: KEYS.secretAccessKey,
    S3_FORCE_PATH_STYLE: true,
  } satisfies Partial<Env>

  return {
    /** The settings that make the application use it. */
    settings,
    objects,
    /** All requests so far, such as `GET /backlot-files/photos/...`. */
    requested,
    /** The number of responses that the client aborted. */
    abandoned: () => abandoned,
    behave: (next: Conduct) => {
      conduct = next
    },
    /** Stops listening; `start` restarts it at the same address with the same objects. */
    stop: async () => {
      server.closeAllConnections()
      if (server.listening) await new Promise((closed) => server.close(closed))
    },
    start: () => listen(server, port),
  }
}

function refuse(response: ServerResponse, status: number, code: string) {
  response.writeHead(status, { 'Content-Type': 'application/xml' })
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`)
}
