import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PhotoQueue } from '~/components/pickup/inspection/photo-queue'
import { finishLast } from '~/enhance/inspection/finish.mjs'
import { belongs, sentFirst } from '~/enhance/inspection/photo-store.mjs'
import { postPhoto } from '~/enhance/inspection/post-photo.mjs'
import { showQueue } from '~/enhance/inspection/queue-view.mjs'
import { whileSameOwner } from '~/enhance/inspection/session-guard.mjs'
import { startUploads } from '~/enhance/inspection/upload-queue.mjs'
import { inspectionAddresses } from '~/models/pickup/inspection-addresses'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  Object.assign(document, { cookie: 'backlot_cache_owner=; Path=/; Max-Age=0' })
})

type Photo = { id: number; key: string; refusal?: string; fields: { shot?: string } }
type Outcome = 'sent' | 'again' | { wait: string; seconds: number } | { refusal: string } | { halt: string }

/** A phone with this many photos and a server whose answers the test controls. */
function aPhone(photos: number) {
  let kept: Photo[] = Array.from({ length: photos }, (_, at) => ({ id: at, key: `key ${at}`, fields: {} }))
  const requested: { key: string; answer: (outcome: Outcome) => Promise<unknown> }[] = []
  let message: string | null = null
  const store = {
    all: async () => kept,
    remove: async (id: number) => {
      kept = kept.filter((photo) => photo.id !== id)
    },
    change: async (id: number, change: Partial<Photo>) => {
      kept = kept.map((photo) => (photo.id === id ? { ...photo, ...change } : photo))
    },
  }
  const post = ({ key }: Photo) =>
    new Promise<Outcome>((resolve) => {
      const answer = (outcome: Outcome) => {
        resolve(outcome)
        return settle()
      }
      requested.push({ key, answer })
    })
  const notify = async (_: number | null, halt: string | null) => {
    message = halt
  }
  const sent = vi.fn()
  const send = startUploads({ store, post, notify, sent })
  return {
    send: async () => {
      send()
      await settle()
    },
    answer: (outcome: Outcome) => requested.at(-1)?.answer(outcome),
    requested: () => requested.map(({ key }) => key),
    kept: () => kept.map(({ key }) => key),
    message: () => message,
    sent: () => sent.mock.calls.map(([{ key }]) => key),
  }
}

/** Runs everything that is due now. */
const settle = () => vi.advanceTimersByTimeAsync(0)

test('photos are sent one at a time and deleted from the phone once the server has them', async () => {
  const phone = aPhone(2)
  await phone.send()
  expect([phone.requested(), phone.kept()]).toEqual([['key 0'], ['key 0', 'key 1']])
  await phone.answer('sent')
  expect([phone.requested(), phone.kept()]).toEqual([['key 0', 'key 1'], ['key 1']])
  await phone.send()
  await phone.answer('sent')
  expect([phone.requested().length, phone.kept()]).toEqual([2, []])
  expect(phone.sent()).toEqual(['key 0', 'key 1'])
})

test('a failed upload is retried with backoff, and at once when the phone is back online', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(1)
  const phone = aPhone(1)
  await phone.send()
  for (const ms of [1000, 2000]) {
    const before = phone.requested().length
    await phone.answer('again')
    await vi.advanceTimersByTimeAsync(ms - 1)
    expect(phone.requested()).toHaveLength(before)
    await vi.advanceTimersByTimeAsync(1)
    expect(phone.requested()).toHaveLength(before + 1)
  }
  await phone.answer('again')
  dispatchEvent(new Event('online'))
  await settle()
  expect(phone.requested()).toHaveLength(4)
  // earlier failures are not counted any more
  await phone.answer('again')
  await vi.advanceTimersByTimeAsync(1000)
  expect(phone.requested()).toEqual(Array(5).fill('key 0'))
  expect(phone.kept()).toEqual(['key 0'])
})

test('a refused photo stays with its reason and the next is sent; without access nothing more is sent', async () => {
  const phone = aPhone(3)
  await phone.send()
  await phone.answer({ refusal: 'This file is not a photo.' })
  expect(phone.requested()).toEqual(['key 0', 'key 1'])
  await phone.answer({ halt: 'Log in again to send them.' })
  expect([phone.requested().length, phone.kept().length, phone.message()]).toEqual([2, 3, 'Log in again to send them.'])
  await vi.advanceTimersByTimeAsync(120_000)
  expect(phone.requested()).toHaveLength(2)
})

test('a pause that the server asks for is shown, and uploads continue after it', async () => {
  const phone = aPhone(1)
  await phone.send()
  const wait = 'Too many attempts. Please try again in 5 minutes.'
  await phone.answer({ wait, seconds: 300 })
  expect([phone.message(), phone.kept()]).toEqual([wait, ['key 0']])
  await vi.advanceTimersByTimeAsync(299_000)
  expect(phone.requested()).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1000)
  expect(phone.requested()).toHaveLength(2)
})

test('photos of other vehicles are sent after those of this one, and their failure does not block it', async () => {
  const of = (key: string) => ({ id: key, key })
  const [here, elsewhere] = [[of('here')], [of('elsewhere')]]
  const store = { all: async () => here }
  const posted: string[] = []
  const others = {
    all: async () => [...elsewhere, ...here],
    remove: async (id: string) => {
      for (const photos of [here, elsewhere]) if (photos[0]?.id === id) photos.pop()
    },
  }
  const post = async ({ key }: Photo) => {
    posted.push(key)
    return key === 'here' ? 'sent' : { halt: 'You no longer have access to this inspection.' }
  }
  await startUploads({ store: sentFirst(store, others), post, notify: async () => {}, sent: () => {} })()
  expect([posted, here, elsewhere.length]).toEqual([['here', 'elsewhere'], [], 1])
})

const PHOTO = {
  key: 'the key',
  address: '/here/photos',
  capturedAt: '2026-12-07T10:00:00.000Z',
  fields: { shot: 'rear' },
  bytes: new Uint8Array([1]),
  type: 'image/jpeg',
}
const stubResponse = (answer: () => Response) => {
  const sent: FormData[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: { body: FormData }) => {
    sent.push(body)
    return answer()
  })
  return sent
}

test('a photo is sent with the same key on every attempt', async () => {
  const sent = stubResponse(() => {
    throw new TypeError('Failed to fetch')
  })
  expect([await postPhoto(PHOTO), await postPhoto(PHOTO)]).toEqual(['again', 'again'])
  expect(sent.map((form) => form.get('key'))).toEqual(['the key', 'the key'])
  expect([...(sent[0]?.keys() ?? [])]).toEqual(['key', 'capturedAt', 'shot', 'file'])
})

test.each([
  ['stored', () => Response.json({ ok: true }), 'sent'],
  [
    'not a photo',
    () => Response.json({ ok: false, again: false, message: 'No.' }, { status: 409 }),
    { refusal: 'No.' },
  ],
  [
    'rate limit',
    () =>
      Response.json({ ok: false, again: true, message: 'Later.' }, { status: 429, headers: { 'Retry-After': '9' } }),
    { wait: 'Later.', seconds: 9 },
  ],
  ['server error', () => new Response('', { status: 503 }), 'again'],
  ['captive portal', () => new Response('<h1>Welcome to our Wi-Fi</h1>'), 'again'],
  ['revoked link', () => new Response('', { status: 410 }), { halt: 'This link no longer works.' }],
])('a response determines the outcome for a photo: %s', async (_, answer, outcome) => {
  stubResponse(answer)
  expect(await postPhoto(PHOTO)).toEqual(outcome)
})

test('nothing is sent from a page after another person has logged in', async () => {
  const become = (keeper: string) => Object.assign(document, { cookie: `backlot_cache_owner=${keeper}; Path=/` })
  become('theo')
  const posted = vi.fn(async () => 'sent')
  const post = whileSameOwner(posted)
  expect(await post(PHOTO)).toBe('sent')
  become('eve')
  expect(await post(PHOTO)).toEqual({ halt: 'Reopen this page to send them.' })
  expect(posted).toHaveBeenCalledTimes(1)
})

test('unsent photos belong to one person and one inspection', () => {
  const mine = { person: 'theo', address: '/1042/photos' }
  expect(belongs({ ...mine, key: 'k' }, mine)).toBe(true)
  expect(belongs({ ...mine, person: 'eve' }, mine)).toBe(false)
  expect(belongs({ ...mine, address: '/1043/photos' }, mine)).toBe(false)
  expect(belongs({ ...mine, address: '/1043/photos' }, { person: 'theo' })).toBe(true)
})

test('the queue counts unsent photos and shows refused ones until they are removed or sent again', async () => {
  const to = inspectionAddresses({ side: 'renter', phase: 'pickup', orderId: 1042, orderItemId: 'i' })
  document.body.innerHTML = renderToStaticMarkup(<PhotoQueue person="theo" isFinished={false} phase="pickup" to={to} />)
  const section = document.querySelector('section')
  const reload = vi.fn()
  vi.stubGlobal('location', { reload })
  const waiting = { id: 1, label: 'Rear shot' }
  const refused = { id: 2, label: 'Driver’s side shot', refusal: 'This file is not a photo.' }
  const store = { all: async () => [waiting, refused], change: vi.fn(), remove: vi.fn() }
  const send = vi.fn()
  const show = showQueue(section, { store, send, previewOf: () => 'data:,' })
  const shown = () => [...document.querySelectorAll('[data-state]')].map(({ textContent }) => textContent)
  const press = async (button: string) => {
    document.querySelector<HTMLElement>(button)?.click()
    await settle()
  }
  show([waiting, refused], 1, null)
  expect([section?.hidden, document.querySelector('[role=status]')?.textContent]).toEqual([
    false,
    '1 waiting, 1 not accepted',
  ])
  expect(shown()).toEqual(['Sending', 'This file is not a photo.'])
  await press('[data-send]')
  expect([store.change.mock.calls, send.mock.calls.length]).toEqual([[[2, { refusal: undefined }]], 1])
  await press('li:last-child [data-remove]')
  expect([store.remove.mock.calls, reload.mock.calls.length]).toEqual([[[2]], 1])
  show([waiting], null, 'Log in again to send them.')
  expect([shown(), section?.textContent?.includes('Log in again to send them.')]).toEqual([['Waiting'], true])
  show([refused], null, null)
  expect(section?.querySelector('[data-why]')?.textContent).toMatch(
    /^Photos that weren't accepted are not in the report/,
  )
  show([], null, null)
  expect(section?.hidden).toBe(true)
})

const FINISH = `
  <section data-finish-last="Finished as soon as they are sent."><p data-why></p></section>
  <div><form data-finish><button type="submit">Finish</button></form><div data-no-signal hidden>No signal.</div></div>`

/** The report with Finish, and whether the phone is online. */
function aReport(fetched: () => Promise<Response>) {
  document.body.innerHTML = FINISH
  const [reload, finished, send] = [vi.fn(), vi.fn(), vi.fn()]
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('fetch', fetched)
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(finished)
  const section = document.querySelector('section')
  const press = () => document.querySelector('button')?.click()
  const isQuiet = () => document.querySelector('[data-no-signal]')?.hasAttribute('hidden')
  return { show: finishLast({ section, send }), reload, finished, send, section, press, isQuiet }
}
const online = async () => new Response()

test('Finish is submitted once there are no unsent photos', async () => {
  const { show, send, finished, section, press } = aReport(online)
  const photos = [1, 2].map((id) => ({ id, fields: { shot: 'rear' } }))
  show(photos)
  press()
  expect([send.mock.calls.length, finished.mock.calls.length]).toEqual([1, 0])
  show(photos.slice(1))
  expect([section?.textContent?.trim(), finished.mock.calls.length]).toEqual(['Finished as soon as they are sent.', 0])
  // a refused photo is never sent
  section?.querySelector('p')?.replaceChildren()
  show([{ id: 2, fields: { shot: 'rear' }, refusal: 'This file is empty.' }])
  expect(section?.textContent?.trim()).toBe('')
  show([])
  // while the answer is on its way
  show([])
  await vi.waitFor(() => expect(finished).toHaveBeenCalled())
  show([])
  expect(finished).toHaveBeenCalledTimes(1)
})

test('without a connection Finish says so and stays, and can be pressed again', async () => {
  const fetched = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')))
  const { show, finished, press, isQuiet } = aReport(fetched)
  show([])
  press()
  press()
  await vi.waitFor(() => expect(isQuiet()).toBe(false))
  expect([fetched.mock.calls.length, finished.mock.calls.length]).toEqual([1, 0])
  vi.stubGlobal('fetch', online)
  press()
  await vi.waitFor(() => expect(finished).toHaveBeenCalledTimes(1))
  expect(isQuiet()).toBe(true)
})

test('a page with a new damage is reloaded once, and not after a press on Finish, whose answer would be lost', async () => {
  const damage = [{ id: 1, fields: {} }]
  const { show, reload } = aReport(online)
  for (const photos of [damage, [], []]) show(photos)
  expect(reload).toHaveBeenCalledTimes(1)

  const pressed = aReport(online)
  pressed.press()
  for (const photos of [damage, []]) pressed.show(photos)
  await vi.waitFor(() => expect(pressed.finished).toHaveBeenCalled())
  expect(pressed.reload).not.toHaveBeenCalled()
})
