import { type IncomingMessage, type RequestOptions, request } from 'node:http'
import { JSDOM } from 'jsdom'

export type ByHand = Record<string, string | string[]>

/** What came back for a request that no page made. */
export type Answered = { status: number; location: string; html: string }

/** A form posted without its page, as anybody can who has a cookie; a list of values repeats the field. */
export async function postByHand(address: string, fields: ByHand, cookie = ''): Promise<Answered> {
  const body = new URLSearchParams()
  for (const [name, values] of Object.entries(fields)) for (const value of [values].flat()) body.append(name, value)
  return ask(address, { method: 'POST', body, headers: { Cookie: cookie, Accept: 'text/html', Referer: address } })
}

export const getByHand = (address: string, cookie = '') => ask(address, { headers: { Cookie: cookie } })

/** For what no browser and no fetch would send: any method, any host, any text in place of a path. */
export async function statusByHand(origin: string, options: RequestOptions): Promise<number> {
  const { hostname, port } = new URL(origin)
  const answer = await new Promise<IncomingMessage>((resolve, reject) =>
    request({ hostname, port, ...options }, resolve)
      .on('error', reject)
      .end(),
  )
  answer.resume()
  return answer.statusCode ?? 0
}

async function ask(address: string, init: RequestInit): Promise<Answered> {
  const answer = await fetch(address, { redirect: 'manual', ...init })
  return { status: answer.status, location: answer.headers.get('Location') ?? '', html: await answer.text() }
}

/** What a page that came back says is wrong, beside its fields and at the top of its form. */
export function sentencesOn({ html }: Answered): string {
  const problems = JSDOM.fragment(html).querySelectorAll('[role=alert], .problem')
  return [...problems].map(({ textContent }) => textContent?.trim() ?? '').join(' ')
}

/** A field of a page that came back: the sentence tied to it, and what stands in it. */
export function fieldOf({ html }: Answered, name: string): { says: string; holds: string | null } {
  const page = JSDOM.fragment(html)
  const field = page.querySelector(`main [name="${name}"], dialog [name="${name}"]`)
  if (!field) throw new Error(`There is no field ${name} on this page.`)
  const group = field.closest('fieldset, [role=group]')
  const ids = [field, group].flatMap((one) => one?.getAttribute('aria-describedby')?.split(' ') ?? [])
  const says = ids.map((id) => page.getElementById(id)?.textContent ?? '').join(' ')
  const holder = field.matches('select') ? field.querySelector('option[selected]') : field
  const holds = holder?.getAttribute('value') ?? null
  return { says, holds }
}
