import { type IncomingMessage, type RequestOptions, request } from 'node:http'
import { JSDOM } from 'jsdom'

export type RawFields = Record<string, string | string[]>

/** The response to a request that no browser sent. */
export type HtmlResponse = { status: number; location: string; html: string }

/** Posts a form without loading its page, as anyone with a cookie can; an array of values repeats the field. */
export async function postRaw(address: string, fields: RawFields, cookie = ''): Promise<HtmlResponse> {
  const body = new URLSearchParams()
  for (const [name, values] of Object.entries(fields)) for (const value of [values].flat()) body.append(name, value)
  return send(address, { method: 'POST', body, headers: { Cookie: cookie, Accept: 'text/html', Referer: address } })
}

export const getRaw = (address: string, cookie = '') => send(address, { headers: { Cookie: cookie } })

/** Sends requests that neither browsers nor fetch allow: any method, any host, any path. */
export async function rawStatus(origin: string, options: RequestOptions): Promise<number> {
  const { hostname, port } = new URL(origin)
  const response = await new Promise<IncomingMessage>((resolve, reject) =>
    request({ hostname, port, ...options }, resolve)
      .on('error', reject)
      .end(),
  )
  response.resume()
  return response.statusCode ?? 0
}

async function send(address: string, init: RequestInit): Promise<HtmlResponse> {
  const response = await fetch(address, { redirect: 'manual', ...init })
  return { status: response.status, location: response.headers.get('Location') ?? '', html: await response.text() }
}

/** Without icons and scripts, which take long to parse and are not read. */
const pageOf = (html: string) => JSDOM.fragment(html.replaceAll(/<(svg|script)\b.*?<\/\1>/gs, ''))

/** The error messages of a page, beside its fields and at the top of its form. */
export function sentencesOn({ html }: HtmlResponse): string {
  const problems = pageOf(html).querySelectorAll('[role=alert], .problem')
  return [...problems].map(({ textContent }) => textContent?.trim() ?? '').join(' ')
}

/** A field of a page: its error message and its value. */
export function fieldOf({ html }: HtmlResponse, name: string): { says: string; holds: string | null } {
  const page = pageOf(html)
  const field = page.querySelector(`main [name="${name}"], dialog [name="${name}"]`)
  if (!field) throw new Error(`There is no field ${name} on this page.`)
  const group = field.closest('fieldset, [role=group]')
  const ids = [field, group].flatMap((one) => one?.getAttribute('aria-describedby')?.split(' ') ?? [])
  const says = ids.map((id) => page.getElementById(id)?.textContent ?? '').join(' ')
  const holder = field.matches('select') ? field.querySelector('option[selected]') : field
  const holds = holder?.getAttribute('value') ?? null
  return { says, holds }
}
