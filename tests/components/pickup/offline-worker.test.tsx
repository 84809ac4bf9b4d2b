import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { loader } from '~/routes/pickup/service-worker'

const ORIGIN = 'https://backlot.example'
const PAGE = `${ORIGIN}/pickupDetails/1042`

/** The part of the browser's Cache API that the worker uses. */
function aCache() {
  const kept = new Map<string, Response>()
  const urlOf = (requested: string | { url: string }) =>
    new URL(typeof requested === 'string' ? requested : requested.url, ORIGIN).href
  return {
    match: async (requested: string | { url: string }) => kept.get(urlOf(requested))?.clone(),
    put: async (requested: string | { url: string }, response: Response) => void kept.set(urlOf(requested), response),
    delete: async (requested: string | { url: string }) => kept.delete(urlOf(requested)),
    keys: async () => [...kept.keys()].map((url) => ({ url })),
  }
}

type FetchEvent = { request: { url: string; method: string; mode: string } }

/** The worker as it is served, in a browser with one cache owner at a time and a network that can fail. */
async function aWorker() {
  const stores = new Map<string, ReturnType<typeof aCache>>()
  const caches = {
    open: async (name: string) => {
      const store = stores.get(name) ?? aCache()
      stores.set(name, store)
      return store
    },
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
  }
  const listeners = new Map<string, (event: unknown) => void>()
  let owner = 'theo'
  let network: (() => Response) | null = null
  const fetchPage = async () => {
    if (!network) throw new TypeError('Failed to fetch')
    return network()
  }
  const self = {
    addEventListener: (type: string, listener: (event: unknown) => void) => listeners.set(type, listener),
    location: { origin: ORIGIN },
    cookieStore: { getAll: async () => [{ name: 'backlot_cache_owner', value: owner }] },
  }
  const source = await (loader() satisfies Response).text()
  runInNewContext(source, { self, caches, fetch: fetchPage, Response, Headers, URL, Intl, setTimeout, Promise })
  const open = async (url = PAGE) => {
    const work: Promise<unknown>[] = []
    let response: Promise<Response> | undefined
    const event: FetchEvent & Record<string, unknown> = {
      request: { url, method: 'GET', mode: 'navigate' },
      respondWith: (given: Promise<Response>) => {
        response = given
      },
      waitUntil: (given: Promise<unknown>) => work.push(given),
    }
    listeners.get('fetch')?.(event)
    const shown = await response
    await Promise.all(work)
    return { status: shown?.status, text: await shown?.text() }
  }
  return {
    open,
    become: (name: string) => {
      owner = name
    },
    answer: (status: number, keeper = owner) => {
      const headers = { 'Content-Type': 'text/html', 'X-Cache-Owner': keeper, Date: new Date(0).toUTCString() }
      network = () => new Response('<main>The Caprice stands in bay 6.', { status, headers })
    },
    loseSignal: () => {
      network = null
    },
  }
}

test('offline, the last page is shown with its age, only to the owner of the cache', async () => {
  const worker = await aWorker()
  worker.answer(200)
  await worker.open()
  worker.loseSignal()
  const cached = await worker.open()
  expect([cached.status, cached.text]).toEqual([200, expect.stringMatching(/No signal. Showing the copy.*bay 6/s)])
  worker.become('eve')
  expect(await worker.open()).toMatchObject({ status: 503, text: expect.not.stringContaining('bay 6') })
  // the cache of the first owner is deleted as well
  worker.become('theo')
  expect((await worker.open()).status).toBe(503)
})

test.each([403, 404, 410])('a page that responds with %i is deleted from the cache', async (status) => {
  const worker = await aWorker()
  worker.answer(200)
  await worker.open()
  await worker.open(`${ORIGIN}/vehiclePre-PickupInspection/1042/i`)
  worker.answer(status)
  await worker.open()
  worker.loseSignal()
  expect((await worker.open()).status).toBe(503)
  expect((await worker.open(`${ORIGIN}/vehiclePre-PickupInspection/1042/i`)).status).toBe(503)
})

test('a page for another owner is not cached', async () => {
  const worker = await aWorker()
  worker.answer(200, 'eve')
  await worker.open()
  worker.loseSignal()
  expect((await worker.open()).status).toBe(503)
})
