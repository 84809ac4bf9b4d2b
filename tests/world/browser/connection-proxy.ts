import { once } from 'node:events'
import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { chanceFrom } from '#tests/soak/chance'
import { listen } from '#tests/world/application/free-port'

type Quality = 'good' | 'bad' | 'none'

/** Percentages of requests on a bad connection that are dropped, cut off during the upload, or lose their response. */
const LOST = 30
const CUT = 10
const UNANSWERED = 10

/**
 * A proxy between a browser and the application that can simulate a bad connection or no connection. The seed
 * determines in order what happens to each request.
 */
export async function connectionProxy(origin: string, seed: number) {
  let quality: Quality = 'good'
  const chance = chanceFrom(seed)
  const counts = { lost: 0, cut: 0, unanswered: 0 }

  let isUpdated = false

  const server = createServer((request, response) => {
    const roll = quality === 'bad' ? chance.below(100) : 100
    if (quality === 'none' || roll < LOST) {
      counts.lost += 1
      return request.socket.destroy()
    }
    if (isUpdated && request.url?.startsWith('/assets/')) {
      response.writeHead(404)
      return response.end()
    }
    const isUpload = request.method === 'POST'
    const isCut = isUpload && roll < LOST + CUT
    const isUnanswered = isUpload && !isCut && roll < LOST + CUT + UNANSWERED
    if (isCut) counts.cut += 1
    if (isUnanswered) counts.unanswered += 1
    const addition = isUpdated && request.url?.endsWith('-worker.js') ? '\n// of the next release\n' : ''
    pass(origin, request, response, { isCut, isUnanswered, addition })
  })
  const port = await listen(server)
  return {
    origin: `http://127.0.0.1:${port}`,
    counts,
    setQuality: (next: Quality) => {
      // requests of the time without a connection are not answered later
      if (next === 'none' || quality === 'none') server.closeAllConnections()
      quality = next
    },
    /** Simulates a new release: assets loaded so far no longer exist. */
    release: () => {
      isUpdated = true
    },
    async end() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function pass(
  origin: string,
  request: IncomingMessage,
  response: ServerResponse,
  { isCut, isUnanswered, addition }: { isCut: boolean; isUnanswered: boolean; addition: string },
) {
  const { method, headers } = request
  const onward = ask(new URL(request.url ?? '/', origin), { method, headers, agent: false }, (upstream) => {
    if (isUnanswered) return request.socket.destroy()
    for (const name of ['connection', 'keep-alive', ...(addition ? ['content-length'] : [])])
      delete upstream.headers[name]
    response.writeHead(upstream.statusCode ?? 502, upstream.headers)
    upstream.pipe(response, { end: false })
    upstream.on('end', () => response.end(addition))
  })
  onward.on('error', () => request.socket.destroy())
  if (!isCut) return request.pipe(onward)
  const half = Number(headers['content-length'] ?? 0) / 2
  let passed = 0
  request.on('data', (chunk: Buffer) => {
    passed += chunk.length
    if (passed < half) return onward.write(chunk)
    onward.destroy()
    request.socket.destroy()
  })
}
