import { Agent, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import { buffer } from 'node:stream/consumers'

export type Asked = { method: string; path: string; headers: Record<string, string>; content?: Buffer }
export type RawResponse = { status: number; headers: IncomingHttpHeaders; text: string; ms: number }
export type Client = ReturnType<typeof clientOf>

const MAX_WAIT_MS = 20_000

/** A client with keep-alive connections that sends raw requests. */
export function clientOf(origin: string, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const { hostname, port } = new URL(origin)

  /** Status 0 if there was no response. */
  async function send({ method, path, headers, content }: Asked): Promise<RawResponse> {
    const length = content ? { 'Content-Length': `${content.byteLength}` } : {}
    const sentAt = performance.now()
    try {
      const response = await new Promise<IncomingMessage>((resolve, reject) =>
        request({ agent, hostname, port, method, path, headers: { ...headers, ...length }, timeout: MAX_WAIT_MS })
          .on('response', resolve)
          .on('error', reject)
          .on('timeout', () => reject(new Error('No answer came in time.')))
          .end(content),
      )
      const text = (await buffer(response)).toString('utf8')
      return { status: response.statusCode ?? 0, headers: response.headers, text, ms: performance.now() - sentAt }
    } catch (error) {
      return { status: 0, headers: {}, text: String(error), ms: performance.now() - sentAt }
    }
  }

  /** Posts a valid form or gets a page; returns the cookies that are set. */
  async function fill(path: string, cookie: string, fields?: Record<string, string>) {
    const headers = { Cookie: cookie, Accept: 'text/html', 'Content-Type': 'application/x-www-form-urlencoded' }
    const content = fields && Buffer.from(new URLSearchParams(fields).toString())
    const response = await send({ method: fields ? 'POST' : 'GET', path, headers, content })
    return { cookies: response.headers['set-cookie'] ?? [] }
  }

  return { send, fill, close: () => agent.destroy() }
}
