import { File } from 'node:buffer'
import { cleanup, render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { inRoute } from '#tests/components/in-route'
import { ListingPhotos } from '~/components/fleet/photos/listing-photos'
import { PhotoQueue } from '~/components/ui/form/photo-queue'
import { requestWithProgress } from '~/enhance/inspection/request-with-progress.mjs'
import { adjustCrop } from '~/enhance/listing/adjust-crop.mjs'
import { closeMenus } from '~/enhance/listing/close-menus.mjs'
import { takePhotos } from '~/enhance/listing/take-photos.mjs'
import { PHOTO_MESSAGES } from '~/models/fleet/listing-photos'
import { photoProblem } from '~/models/trade/fields/uploads'
import { ownerPaths } from '~/models/trade/paths/owner'

afterEach(() => vi.unstubAllGlobals())
afterEach(cleanup)

const JPEG = new File([new Uint8Array([0xff, 0xd8, 0xff])], 'a.jpg')
const TEXT = new File(['hello'], 'b.jpg')

/** The page with its queue on a phone that has one unsent photo of the rear. */
function aPage() {
  const queue = renderToStaticMarkup(<PhotoQueue device="device" person="p" to="/upload" saved="Saved." noneWaits="" />)
  document.body.innerHTML = `${queue}<form id="f"></form><p data-plain></p>
    <div class="field"><input type="file" form="f" name="angle-1" data-photo="Rear shot"></div>
    <div class="field"><input type="file" form="f" name="further" data-photo="Photo" multiple></div>`
  let waiting = [{ id: 1, fields: { place: 'angle-1' } }]
  const kept: [string, object][] = []
  const store = {
    all: async () => waiting,
    remove: async (id: number) => {
      waiting = waiting.filter((photo) => photo.id !== id)
    },
  }
  const keep = async (file: File, about: object) => {
    kept.push([file.name, about])
  }
  takePhotos(document.querySelector('[data-queue]'), { store, keep })
  const choose = async (name: string, files: File[]) => {
    const input = document.querySelector<HTMLInputElement>(`[name=${name}]`)
    if (!input) throw new Error('There is no such field.')
    Object.defineProperty(input, 'files', { value: files, configurable: true })
    input.dispatchEvent(new Event('change'))
  }
  return { choose, kept, waiting: () => waiting.length }
}

test('a photo is queued when it is chosen and replaces an unsent one of the same angle', async () => {
  const page = aPage()
  await page.choose('angle-1', [JPEG])
  await vi.waitFor(() => expect(page.kept).toEqual([['a.jpg', { fields: { place: 'angle-1' }, label: 'Rear shot' }]]))
  expect(page.waiting()).toBe(0)
  expect(document.querySelector<HTMLElement>('[data-plain]')?.hidden).toBe(true)
})

test('a file that is not a photo is reported by name, and the others are queued', async () => {
  const page = aPage()
  await page.choose('further', [TEXT, JPEG])
  await vi.waitFor(() => expect(page.kept).toEqual([['a.jpg', { fields: { place: 'further' }, label: 'a.jpg' }]]))
  expect(document.querySelector('.problem')?.textContent).toBe(`b.jpg: ${photoProblem('wrong-type')}`)
  expect(page.waiting()).toBe(1)
})

/** Stubs an upload request that immediately gets a response from this URL. */
function stubResponse(responseURL: string, status = 200) {
  class Request {
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
    onload = () => {}
    responseURL = responseURL
    status = status
    responseText = '{"ok":true}'
    open() {}
    getResponseHeader = () => '9'
    send() {
      this.upload.onprogress?.({ loaded: 1, total: 4 })
      this.onload()
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request)
}

const POST = { method: 'POST', body: null, signal: undefined }

test('refusals are shown at the top when the gallery is full and has no field', () => {
  const vehicle = { id: 'v', ownerId: 'o', title: '1976 Chevrolet Caprice', listingStatus: 'draft' } as const
  const view = {
    vehicle,
    home: ownerPaths.ownerVehicles(),
    person: 'p',
    photos: [],
    emptySlots: [],
    room: 0,
    missing: null,
  }
  render(
    inRoute(<ListingPhotos view={view} lastResult={{ error: { further: [`b.jpg: ${PHOTO_MESSAGES.tooMany}`] } }} />),
  )
  expect(screen.getByRole('alert').textContent).toBe(`b.jpg: ${PHOTO_MESSAGES.tooMany}`)
})

test('an upload reports its progress and returns the response', async () => {
  stubResponse(new URL('/upload', location.href).href)
  const progress: number[] = []
  const answer = await requestWithProgress((share: number) => progress.push(share))('/upload', POST)
  expect([progress, answer.status, answer.headers.get('Retry-After')]).toEqual([[0, 0.25], 200, '9'])
  expect(await answer.json()).toEqual({ ok: true })
})

test('a redirect to the log-in becomes a 401 response', async () => {
  stubResponse(new URL('/?return-to=x', location.href).href)
  expect((await requestWithProgress(() => {})('/upload', POST)).status).toBe(401)
})

test('the frame of a crop follows its slider and a click on the picture', () => {
  document.body.innerHTML = `<div data-crop data-width="2000" data-height="750">
    <div data-whole><svg><path d=""></path></svg></div><input type="range" name="x" min="25" max="75" step="any"></div>`
  adjustCrop()
  const slider = document.querySelector('input')
  const picture = document.querySelector('[data-whole]')
  if (!slider || !picture) throw new Error('There is no crop.')
  const frame = () => document.querySelector('path')?.getAttribute('d')
  slider.value = '50'
  slider.dispatchEvent(new Event('input'))
  expect(frame()).toBe('M0 0H100V100H0ZM25 0h50v100h-50Z')
  vi.spyOn(picture, 'getBoundingClientRect').mockReturnValue(
    Object.assign(picture.getBoundingClientRect(), { left: 100, width: 200 }),
  )
  picture.dispatchEvent(new MouseEvent('click', { clientX: 290, clientY: 10 }))
  expect([slider.value, frame()]).toEqual(['75', 'M0 0H100V100H0ZM50 0h50v100h-50Z'])
})

test('an open menu closes on a press outside it, and on Escape with focus on its button', () => {
  document.body.innerHTML = '<details data-menu open><summary>Change</summary><a href="/crop">Crop</a></details><p></p>'
  closeMenus()
  const menu = document.querySelector('details')
  if (!menu) throw new Error('There is no menu.')
  const press = (on: string) => document.querySelector(on)?.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  press('a')
  expect(menu.open).toBe(true)
  press('p')
  expect(menu.open).toBe(false)
  menu.open = true
  menu.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  expect([menu.open, document.activeElement?.tagName]).toEqual([false, 'SUMMARY'])
})
