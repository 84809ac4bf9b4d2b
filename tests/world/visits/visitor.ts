import { configure, getAllByRole, getByLabelText, getByRole, queryByRole } from '@testing-library/dom'
import { JSDOM } from 'jsdom'
import { computeStylesByKind } from './styles-by-kind'

configure({ getElementError: (message) => new Error((message ?? '').split('\n\n')[0]) })

/** The accessible name: the whole text, or a pattern. */
type Name = string | RegExp

/** The page after following a link or pressing a button. */
export type Arrival = { status: number; path: string; text: string }

/**
 * A browser without script: opens pages, follows links and presses buttons by their names, fills in fields by their
 * labels, and stores cookies. Pass the cookie of a logged-in account to skip the log-in.
 */
export function newVisitor(origin: string, cookie = '') {
  const cookies = new Map(cookie ? [pairOf(cookie)] : [])
  const pages: JSDOM[] = []
  const attached = new Map<string, Buffer>()
  let dom = new JSDOM('', { url: origin })
  let status = 0
  let ledTo = ''

  const body = () => dom.window.document.body

  async function load(
    url: string,
    init: { method: string; body?: BodyInit; referrer?: string; type?: string },
  ): Promise<Arrival> {
    const response = await fetch(url, {
      method: init.method,
      body: init.body,
      redirect: 'manual',
      headers: headers(init),
    })
    keep(response)
    const location = response.headers.get('Location')
    if (location && response.status >= 300 && response.status < 400) {
      ledTo = location
      await response.arrayBuffer()
      return load(new URL(location, url).href, { method: 'GET', referrer: init.referrer })
    }
    const page = new JSDOM(withoutFrames(await response.text()), { url, beforeParse: computeStylesByKind })
    pages.push(dom)
    dom = page
    status = response.status
    return { status, path: pathOf(page), text: textOf(page) }
  }

  function headers({ method, referrer, type }: { method: string; referrer?: string; type?: string }) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    return {
      Accept: 'text/html',
      'Sec-Fetch-Site': referrer ? 'same-origin' : 'none',
      ...(cookie && { Cookie: cookie }),
      ...(referrer && { Referer: referrer }),
      ...(method === 'POST' && { Origin: origin }),
      ...(type && { 'Content-Type': type }),
    }
  }

  function keep(response: Response) {
    for (const line of response.headers.getSetCookie()) {
      const [name, value] = pairOf(line)
      if (/max-age=0/i.test(line)) cookies.delete(name)
      else cookies.set(name, value)
    }
  }

  async function submit(form: HTMLFormElement, button: HTMLElement) {
    const { FormData, HTMLButtonElement } = dom.window
    const fields = new FormData(form)
    if (button instanceof HTMLButtonElement && button.name) fields.append(button.name, button.value)
    const from = dom.window.location.href
    const target = new URL(button.getAttribute('formaction') ?? form.getAttribute('action') ?? from, from)
    const method = (button.getAttribute('formmethod') ?? form.getAttribute('method') ?? 'get').toUpperCase()
    const isPost = method === 'POST'
    if (isPost && form.enctype === 'multipart/form-data') {
      return load(target.href, { method, referrer: from, body: withFiles(fields) })
    }
    const body = new URLSearchParams()
    for (const [name, value] of fields) if (typeof value === 'string') body.append(name, value)
    if (method === 'GET') target.search = body.toString()
    const type = 'application/x-www-form-urlencoded'
    return load(target.href, { method, referrer: from, ...(isPost && { body: body.toString(), type }) })
  }

  /** A file field without a file sends an empty one, as browsers do. */
  function withFiles(fields: Iterable<[string, unknown]>): FormData {
    const body = new FormData()
    for (const [name, value] of fields) {
      const bytes = attached.get(name)
      if (typeof value === 'string') body.append(name, value)
      else body.append(name, new File(bytes ? [new Uint8Array(bytes)] : [], bytes ? 'IMG_0001.JPG' : ''))
    }
    attached.clear()
    return body
  }

  function formOf(name: Name, within: HTMLElement) {
    unfold()
    const [button] = onePlace(getAllByRole(within, 'button', { name }), String(name))
    if (button?.hasAttribute('disabled')) throw new Error(`The button ${name} is disabled.`)
    // a button may be outside its form and refer to it by id
    const form = button instanceof dom.window.HTMLButtonElement ? button.form : null
    if (!button || !form) throw new Error(`The button ${name} does nothing without script.`)
    return { button, form }
  }

  /** Opens all menus, because a closed `details` hides its content from role queries. */
  function unfold() {
    for (const details of body().querySelectorAll('details')) details.open = true
  }

  return {
    status: () => status,
    path: () => pathOf(dom),
    /** The last redirect location, even if that page was never received. */
    ledTo: () => ledTo,
    text: () => textOf(dom),
    html: () => dom.serialize(),
    document: () => dom.window.document,
    cookies,
    open: (path = '/') => load(new URL(path, origin).href, { method: 'GET' }),
    reload: () => load(dom.window.location.href, { method: 'GET' }),
    /** Returns to the previous page without a request, as it was left, like a browser's Back button. */
    back() {
      const before = pages.pop()
      if (!before) throw new Error('There is no page before this one.')
      dom = before
    },
    /** Opens the first address in a text, such as an email. */
    openLinkIn: (text: string) => load(/https?:\/\/\S+/.exec(text)?.[0] ?? 'no link in this text', { method: 'GET' }),
    /** Follows a link by its name, optionally within a part of the page. */
    async follow(name: Name, within: HTMLElement = body()) {
      unfold()
      const [link] = getAllByRole(within, 'link', { name })
      const href = link?.getAttribute('href')
      if (!href) throw new Error(`The link ${name} has no address.`)
      return load(new URL(href, dom.window.location.href).href, { method: 'GET', referrer: dom.window.location.href })
    },
    async press(name: Name, within: HTMLElement = body()) {
      const { form, button } = formOf(name, within)
      return submit(form, button)
    },
    /** Adds hidden fields to a button's form that the page does not have. */
    smuggle(name: Name, fields: Record<string, string>, within: HTMLElement = body()) {
      const { form } = formOf(name, within)
      for (const [field, value] of Object.entries(fields)) {
        const input = dom.window.document.createElement('input')
        Object.assign(input, { type: 'hidden', name: field, value })
        form.append(input)
      }
    },
    fill(label: Name, value: string, within: HTMLElement = body()) {
      const field = getByLabelText(within, label)
      const { HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement } = dom.window
      if (field instanceof HTMLSelectElement) choose(field, value)
      else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.value = value
      else throw new Error(`${label} is not a field.`)
    },
    /** Chooses a file for the next posted form. */
    attach(label: Name, bytes: Buffer, within: HTMLElement = body()) {
      const field = getByLabelText(within, label)
      if (!(field instanceof dom.window.HTMLInputElement) || field.type !== 'file')
        throw new Error(`${label} is not a file field.`)
      attached.set(field.name, bytes)
    },
    tick(label: Name, within: HTMLElement = body()) {
      const box = getByLabelText(within, label)
      if (!(box instanceof dom.window.HTMLInputElement)) throw new Error(`${label} is not a checkbox.`)
      box.checked = true
    },
    has: (role: string, name: Name) => queryByRole(body(), role, { name }) !== null,
    find: (role: string, name: Name) => getByRole(body(), role, { name }),
  }
}

export type Visitor = ReturnType<typeof newVisitor>

/** Renames iframes, because jsdom would create a slow window for each. The attributes stay. */
const withoutFrames = (html: string) => html.replaceAll(/<(\/?)iframe\b/g, '<$1not-a-frame')

const pathOf = ({ window: { location } }: JSDOM) => location.pathname + location.search

const textOf = ({ window }: JSDOM) => (window.document.body.textContent ?? '').replace(/\s+/g, ' ')

function pairOf(cookie: string): [string, string] {
  const [pair = ''] = cookie.split(';', 1)
  const [name = '', ...value] = pair.split('=')
  return [name, value.join('=')]
}

/** Allows several buttons for the same action, as in menu and drawer. Throws for different buttons of the same name. */
function onePlace(buttons: HTMLElement[], name: string): HTMLElement[] {
  const places = new Set(buttons.map((button) => button.closest('form')?.getAttribute('action')))
  if (places.size > 1) throw new Error(`There are ${buttons.length} different buttons ${name}: pass \`within\`.`)
  return buttons
}

function choose(select: HTMLSelectElement, label: string) {
  const option = [...select.options].find((one) => one.text.trim() === label)
  if (!option) throw new Error(`There is no option ${label}: ${[...select.options].map((one) => one.text).join(', ')}`)
  select.value = option.value
}
