import { vi } from 'vitest'
import { newVisitor } from '#tests/world/visits/visitor'
import { shellPaths } from '~/models/trade/paths/shell'

type Fields = Record<string, string>
type Sending = { method?: string; headers?: Record<string, string> }

/** The response to a raw request. */
export type Answered = { status: number; location: string; text: string; html: string; cookies: string[] }

let clients = 0

/**
 * An HTTP client with its own IP address (behind one proxy). Sends any form to any path, stores the cookies of
 * responses, and can replace them. Two clients that share a cookie map act as one browser.
 */
export function anHttpClient(origin: string, cookie: string | Map<string, string> = '') {
  clients += 1
  const from = `10.0.${Math.floor(clients / 250)}.${(clients % 250) + 1}`
  const cookies = typeof cookie === 'string' ? new Map<string, string>() : cookie
  if (typeof cookie === 'string' && cookie) keep(cookie)

  function keep(line: string) {
    const [pair = ''] = line.split(';', 1)
    const [name = '', ...value] = pair.split('=')
    if (/max-age=0/i.test(line)) cookies.delete(name)
    else cookies.set(name, value.join('='))
  }

  async function ask(path: string, fields?: Fields, { method, headers }: Sending = {}): Promise<Answered> {
    const response = await fetch(origin + path, {
      method: method ?? (fields ? 'POST' : 'GET'),
      body: fields && new URLSearchParams(fields),
      redirect: 'manual',
      headers: {
        Accept: 'text/html',
        Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'X-Forwarded-For': from,
        ...headers,
      },
    })
    const lines = response.headers.getSetCookie()
    for (const line of lines) keep(line)
    const html = await response.text()
    return {
      status: response.status,
      location: response.headers.get('Location') ?? '',
      html: withoutRandomParts(html),
      text: textOf(html),
      cookies: lines.map((line) => line.replace(/=[^;]*/, (value) => `=${decodeURIComponent(value).length}`)),
    }
  }

  return { cookies, get: (path: string) => ask(path), post: ask }
}

export type HttpClient = ReturnType<typeof anHttpClient>

/** Removes nonces and random ids of form controls, so that two renderings of the same page are equal. */
const withoutRandomParts = (html: string) =>
  html.replace(/nonce="[^"]*"/g, '').replace(/\b[\da-f]{8}-[\da-f-]{27}\b/g, 'id')

const textOf = (html: string) =>
  html
    .replace(/<script.*?<\/script>/gs, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;|&#39;/g, "'")
    .replace(/\s+/g, ' ')

/** The codes sent to a recipient, newest first, read from the demo's outbox page. Waits until there are `many`. */
export async function codesFor(origin: string, recipient: string, many = 1): Promise<string[]> {
  const reader = newVisitor(origin)
  return vi.waitFor(
    async () => {
      await reader.open(shellPaths.outbox())
      const messages = [...reader.document().querySelectorAll('main details')]
      const theirs = messages.filter((one) => one.querySelector('summary')?.textContent?.includes(`to ${recipient},`))
      const codes = theirs.flatMap((one) => /\b\d{4}\b/.exec(one.querySelector('p')?.textContent ?? '') ?? [])
      if (codes.length < many) throw new Error(`There are ${codes.length} codes for ${recipient} so far.`)
      return codes
    },
    { timeout: 10_000 },
  )
}

export const wrongFor = (...codes: string[]) =>
  ['0000', '1111', '2222'].find((digits) => !codes.includes(digits)) ?? '3333'
