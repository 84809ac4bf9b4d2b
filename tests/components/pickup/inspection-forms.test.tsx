// files created by jsdom cannot be read
import { File } from 'node:buffer'
import { cleanup, fireEvent, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inRoute } from '#tests/components/in-route'
import { DamageForm } from '~/components/pickup/inspection/damage-form'
import { GeneralPhotos } from '~/components/pickup/inspection/general-photos'
import { PhotoQueue } from '~/components/pickup/inspection/photo-queue'
import { chooseDamage } from '~/enhance/inspection/choose-damage.mjs'
import { sendDamage } from '~/enhance/inspection/damage-form.mjs'
import { takeShots } from '~/enhance/inspection/shots.mjs'
import { DAMAGE_REQUIRED, damageChoice } from '~/models/pickup/damage'
import { inspectionAddresses } from '~/models/pickup/inspection-addresses'
import { INSPECTION_MESSAGES } from '~/models/pickup/inspection-messages'
import { photoProblem } from '~/models/trade/fields/uploads'
import { SHOTS, type Shot } from '~/models/trade/vocabulary/inspections'

const ref = { orderId: 1042, orderItemId: 'i' }
const to = inspectionAddresses({ side: 'renter', phase: 'pickup', ...ref })
const assign = vi.fn()
const submit = vi.fn()
beforeEach(() => {
  vi.stubGlobal('location', { assign, hash: '' })
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:photo')
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(submit)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  assign.mockReset()
  submit.mockReset()
})

const find = <E extends HTMLElement = HTMLElement>(selector: string): E => {
  const found = document.querySelector<E>(selector)
  if (!found) throw new Error(`There is no ${selector}.`)
  return found
}
/** Renders a form of an inspection and the photo queue, which only the server renders. */
function draw(form: ReactNode) {
  document.body.innerHTML = renderToStaticMarkup(<PhotoQueue person="p" isFinished={false} phase="pickup" to={to} />)
  render(inRoute(form))
}
const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16])
/** Chooses a photo in a file field. */
function choose(selector: string, content: string | Uint8Array = JPEG) {
  const input = find<HTMLInputElement>(selector)
  const files = [new File([content], 'IMG_1.jpg', { type: 'image/jpeg' })]
  Object.defineProperty(input, 'files', { value: files, configurable: true })
  input.dispatchEvent(new Event('change', { bubbles: true }))
}
/** The error messages on the page, each with the name of its input. */
const problems = () =>
  [...document.querySelectorAll('.field > .problem')].map((problem) => [
    problem.closest('.field')?.querySelector('input')?.name,
    problem.textContent,
  ])
const press = async () => {
  find<HTMLFormElement>('form').requestSubmit()
  await vi.waitFor(() => expect(assign.mock.calls.length + submit.mock.calls.length + problems().length).not.toBe(0))
}

const PHOTO = {
  ...{
    id: 'p',
    key: 'p',
    shot: null,
    damage: null,
    author: { id: 'theo', name: 'Theo Park' },
    capturedAt: null,
    place: null,
  },
  ...{ receivedAt: '', isAddendum: false, isLate: false, stoodThen: true, removal: null, warnings: [], sha256: '' },
}
const ALL = SHOTS.map(({ value }) => value)

/** The step with the four shots, as the server renders it. */
function generalPhotos(saved: readonly Shot[]) {
  const missing = ALL.filter((shot) => !saved.includes(shot))
  const view = {
    ...ref,
    ...({
      side: 'renter',
      phase: 'pickup',
      person: 'p',
      title: '',
      zone: 'America/New_York',
      bodyType: 'Sedan',
    } as const),
    ...{ noDamage: false, finished: null, damages: [], removed: [], against: null, isShared: false },
    shots: SHOTS.map(({ value, label }) => ({
      ...{ shot: value, label, before: null, addenda: [] },
      photo: saved.includes(value) ? PHOTO : null,
    })),
    missing,
  }
  return <GeneralPhotos view={view} to={to} />
}

/** The same on a phone with unsent photos; `update` changes them. */
function shots({ saved, waiting, ...given }: { saved: readonly Shot[]; waiting: readonly Shot[]; send?: () => void }) {
  draw(generalPhotos(saved))
  const photos = waiting.map((shot, id) => ({ id, label: shot, fields: { shot } }))
  const store = { all: async () => photos, change: async () => {} }
  const keep = vi.fn(async () => {})
  const update = takeShots({
    section: find('section'),
    store,
    send: vi.fn(),
    keep,
    previewOf: () => 'data:,',
    ...given,
  })
  update(photos)
  return Object.assign(keep, { update })
}

/** What the card of a shot shows. */
const offered = (shot: Shot) => [
  find(`[data-shot="${shot}"] label`).textContent,
  find(`[data-shot="${shot}"]`).querySelector('a[href$=removal]')?.getAttribute('href'),
  find<HTMLInputElement>(`[name="seen.${shot}"]`).value,
]

test('a sent shot is rendered by the server and can be taken again', async () => {
  const fetchPage = vi.fn(async (_: string) => new Response(renderToStaticMarkup(inRoute(generalPhotos(['rear'])))))
  vi.stubGlobal('fetch', fetchPage)
  const { update, mock } = shots({ saved: [], waiting: ['rear', 'drivers-side'] })
  const [label, ...before] = offered('rear')
  expect([label, ...before]).toEqual([expect.stringMatching(/^Take photo/), undefined, ''])
  find('input[name="rear"]').focus()
  const waits = { id: 1, label: 'drivers-side', fields: { shot: 'drivers-side' } }
  update([waits])
  await vi.waitFor(() =>
    expect(offered('rear')).toEqual([expect.stringMatching(/^Retake photo/), to.removal(PHOTO.id), PHOTO.id]),
  )
  expect(document.activeElement?.getAttribute('name')).toBe('rear')
  update([waits])
  expect(fetchPage.mock.calls.map(([address]) => new URL(address).pathname)).toEqual([to.overview().split('?')[0]])
  expect(offered('drivers-side')[1]).toBeUndefined()
  expect(find('[data-saved-count]').textContent).toBe('1 of 4 photos saved, 1 waiting')
  choose('input[name="rear"]')
  await vi.waitFor(() => expect(mock.calls.length).toBe(1))
})

test('a taken shot leads to the next empty frame, and the last one to Next', async () => {
  const scrolled = vi.fn()
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  Element.prototype.scrollIntoView = scrolled
  shots({ saved: ['drivers-front'], waiting: ['rear'] })
  const focusAfter = async (shot: Shot) => {
    choose(`input[name="${shot}"]`)
    await vi.waitFor(() => expect(scrolled).toHaveBeenCalled())
    find<HTMLInputElement>(`input[name="${shot}"]`).dataset.saved = ''
    return [document.activeElement?.getAttribute('name') ?? document.activeElement?.textContent, scrolled.mock.lastCall]
  }
  const at = [{ block: 'center', behavior: 'auto' }]
  expect(await focusAfter('drivers-side')).toEqual(['passenger-side', at])
  scrolled.mockReset()
  expect(await focusAfter('passenger-side')).toEqual(['Next', at])
})

test('a frame says what happens to its photo, and tries again what failed', async () => {
  const send = vi.fn()
  const { update } = shots({ saved: [], waiting: ['rear'], send })
  const photo = { id: 0, label: 'rear', fields: { shot: 'rear' } }
  const said = (state: object, sending: number | null = null, halt: string | null = null) => {
    update([{ ...photo, ...state }], sending, halt)
    const failed = find('[data-shot="rear"] [data-failed]')
    return [
      find('[data-shot="rear"] .status').textContent,
      failed.hidden ? null : failed.querySelector('p')?.textContent,
    ]
  }
  expect(said({})).toEqual(['Waiting', null])
  expect(said({}, 0)).toEqual(['Sending', null])
  expect(said({})).toEqual(['Waiting', ''])
  expect(said({}, null, 'Log in again to send them.')).toEqual(['Waiting', 'Log in again to send them.'])
  expect(said({ refusal: 'This is no photo.' })).toEqual(['Not accepted', 'This is no photo.'])
  find('[data-shot="rear"] [data-again]').click()
  await vi.waitFor(() => expect(send).toHaveBeenCalled())
  expect(document.querySelectorAll('[data-shot="rear"] img')).toHaveLength(1)
})

test('a sent shot stays unchanged while offline', async () => {
  const fetchPage = vi.fn(() => Promise.reject(new TypeError('offline')))
  vi.stubGlobal('fetch', fetchPage)
  shots({ saved: [], waiting: ['rear'] }).update([])
  await vi.waitFor(() => expect(fetchPage).toHaveBeenCalled())
  expect(find('[data-shot="rear"] .status').textContent).toBe('Saved')
})

test('with four shots, sent or not, Next continues without a request', async () => {
  for (const saved of [4, 2]) {
    shots({ saved: ALL.slice(0, saved), waiting: ALL.slice(saved) })
    await press()
    expect([assign.mock.calls, submit.mock.calls.length]).toEqual([[[to.overview('damage')]], 0])
    assign.mockReset()
    cleanup()
  }
})

test('each missing shot shows an error until it is taken, and the first one has the focus', async () => {
  shots({ saved: ['rear'], waiting: ['drivers-side'] })
  const missing = ALL.filter((shot) => shot !== 'rear' && shot !== 'drivers-side')
  await press()
  await press()
  expect(problems()).toEqual(missing.map((shot) => [shot, INSPECTION_MESSAGES.shotRequired]))
  const [first = '', second = ''] = missing
  const input = find<HTMLInputElement>(`input[name="${first}"]`)
  expect([document.activeElement, input.getAttribute('aria-invalid')]).toEqual([input, 'true'])
  expect(find(`#${input.getAttribute('aria-describedby')}`).textContent).toBe(INSPECTION_MESSAGES.shotRequired)
  choose(`input[name="${first}"]`)
  expect([problems(), input.getAttribute('aria-invalid')]).toEqual([[[second, INSPECTION_MESSAGES.shotRequired]], null])
  expect([assign.mock.calls.length, submit.mock.calls.length]).toEqual([0, 0])
})

test.each([
  ['a text file named .jpg', 'Dear owner, the car is fine.', photoProblem('wrong-type')],
  ['a GIF', 'GIF89a', photoProblem('wrong-type')],
  ['a HEIC', '\0\0\0\x18ftypheic', photoProblem('heic')],
])('%s is refused as soon as it is chosen, for a shot and for a damage', async (_, content, sentence) => {
  const kept = shots({ saved: [], waiting: [] })
  choose('input[name="rear"]', content)
  await vi.waitFor(() => expect(problems()).toEqual([['rear', sentence]]))
  cleanup()
  const keptDamage = damage({ view: 'back', part: 'trunk' })
  choose('input[name="file"]', content)
  await vi.waitFor(() => expect(problems()).toEqual([['file', sentence]]))
  expect([kept.mock.calls.length, keptDamage.mock.calls.length, submit.mock.calls.length]).toEqual([0, 0, 0])
  choose('input[name="file"]')
  expect(problems()).toEqual([])
})

/** The form of a damage with its scripts; an edited damage already has a photo. */
function damage({ view, part, edits }: { view?: 'back'; part?: 'trunk'; edits?: boolean }) {
  const known = { photoType: 'exterior', observationPoint: 'back', partOfVehicle: 'trunk' } as const
  const saved = { ...PHOTO, damage: { ...known, damageType: 'dent', damageSize: 'small' } as const }
  const page = {
    title: '',
    bodyType: 'Sedan',
    phase: 'pickup' as const,
    person: 'p',
    key: 'k',
    isFinished: false,
    number: 1,
    against: null,
  }
  const choice = damageChoice({ view, part }, edits ? saved.damage : null)
  document.body.innerHTML = renderToStaticMarkup(<PhotoQueue person="p" isFinished={false} phase="pickup" to={to} />)
  render(inRoute(<DamageForm page={{ ...page, damage: edits ? saved : null }} choice={choice} to={to} here="/here" />))
  chooseDamage()
  const keep = vi.fn(async () => {})
  sendDamage({ section: find('section'), keep })
  return keep
}
const sentences = () => problems().map(([, sentence]) => sentence)

test('a damage without a view or part shows what is missing and keeps its photo', async () => {
  const keep = damage({})
  choose('input[type=file]')
  await vi.waitFor(() => expect(find<HTMLImageElement>('[data-frame] img').src).toBe('blob:photo'))
  await press()
  expect(sentences()).toEqual([DAMAGE_REQUIRED.observationPoint])
  expect(document.activeElement?.textContent).toBe('Front')
  fireEvent.click(find('[data-kind=exterior] [data-choose-view=back]'))
  expect(problems()).toEqual([])
  await press()
  expect(sentences()).toEqual([DAMAGE_REQUIRED.partOfVehicle])
  fireEvent.click(find('[data-view=back] [data-choose-part=trunk]'))
  expect(problems()).toEqual([])
  expect([keep.mock.calls.length, submit.mock.calls.length]).toEqual([0, 0])
  await press()
  const fields = { photoType: 'exterior', observationPoint: 'back', partOfVehicle: 'trunk' }
  expect(keep.mock.calls).toEqual([
    [expect.any(File), expect.objectContaining({ label: 'Trunk, Dent', fields: expect.objectContaining(fields) })],
  ])
  expect(assign.mock.calls).toEqual([[to.overview('damage')]])
})

test('a new damage without a photo shows an error at the photo', async () => {
  damage({ view: 'back', part: 'trunk' })
  await press()
  expect(problems()).toEqual([['file', INSPECTION_MESSAGES.imageRequired]])
})

test('an edited damage without a new photo is submitted, and stays in the form while offline', async () => {
  const failingFetch = vi.fn(async () => Promise.reject(new TypeError('Failed to fetch')))
  vi.stubGlobal('fetch', failingFetch)
  damage({ edits: true })
  find<HTMLFormElement>('form').requestSubmit(find('button[type=submit]'))
  await vi.waitFor(() => expect(find('[data-no-signal]').hidden).toBe(false))
  expect(submit).not.toHaveBeenCalled()
  expect(find<HTMLButtonElement>('button[type=submit]').disabled).toBe(false)
  vi.stubGlobal('fetch', async () => new Response())
  await press()
  expect([submit.mock.calls.length, find('[data-no-signal]').hidden]).toEqual([1, true])
})
