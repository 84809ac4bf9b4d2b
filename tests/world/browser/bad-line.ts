import { once } from 'node:events'
import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { chanceFrom } from '#tests/soak/chance'
import { freePort } from '#tests/world/application/free-port'

type Quality = 'good' | 'bad' | 'none'

/** Of a hundred requests on a bad line: never arrive; end in the middle of what is sent; lose their answer on the way back. */
const LOST = 30
const CUT = 10
const UNANSWERED = 10

/**
 * A line between a browser and the application, good until it is said to be bad or gone. The same seed draws the same
 * lots, one for each request as they come.
 */
export async function aLine(origin: string, seed: number) {
  let quality: Quality = 'good'
  const chance = chanceFrom(seed)
  const counts = { lost: 0, cut: 0, unanswered: 0 }

  let isUpdated = false

  const server = createServer((request, response) => {
    const lot = quality === 'bad' ? chance.below(100) : 100
    if (quality === 'none' || lot < LOST) {
      counts.lost += 1
      return request.socket.destroy()
    }
    if (isUpdated && request.url?.startsWith('/assets/')) {
      response.writeHead(404)
      return response.end()
    }
    const isUpload = request.method === 'POST'
    const isCut = isUpload && lot < LOST + CUT
    const isUnanswered = isUpload && !isCut && lot < LOST + CUT + UNANSWERED
    if (isCut) counts.cut += 1
    if (isUnanswered) counts.unanswered += 1
    const addition = isUpdated && request.url?.endsWith('-worker.js') ? '\n// of the next release\n' : ''
    pass(origin, request, response, { isCut, isUnanswered, addition })
  })
  server.listen(await freePort(), '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    origin: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : ''}`,
    counts,
    become: (next: Quality) => {
      quality = next
      if (next === 'none') server.closeAllConnections()
    },
    /** As after an update of the application: what pages loaded so far is there no more under its name. */
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
  const onward = ask(new URL(request.url ?? '/', origin), { method, headers, agent: false }, (answer) => {
    if (isUnanswered) return request.socket.destroy()
    for (const name of ['connection', 'keep-alive', ...(addition ? ['content-length'] : [])])
      delete answer.headers[name]
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response, { end: false })
    answer.on('end', () => response.end(addition))
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
