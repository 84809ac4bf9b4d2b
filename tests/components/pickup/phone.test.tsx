import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepPhotos } from '~/enhance/inspection/keep-photo.mjs'
import { writeUnsentCookie } from '~/enhance/inspection/unsent-cookie.mjs'
import { showStoredToast, showToastThroughReload } from '~/enhance/toast.mjs'
import { INSPECTION_MESSAGES } from '~/models/pickup/inspection-messages'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a shot taken again replaces the unsent one; a damage and an addendum do not', async () => {
  const kept: { id: number; fields: { shot?: string }; name: string }[] = []
  const store = {
    all: async () => [...kept],
    add: async (photo: Omit<(typeof kept)[number], 'id'>) => kept.push({ ...photo, id: kept.length + 1 }),
    remove: async (id: number) =>
      kept.splice(
        kept.findIndex((photo) => photo.id === id),
        1,
      ),
  }
  const draw = async (name: string) => ({ name })
  const names = () => kept.map(({ name }) => name)
  const keep = keepPhotos({ store, draw, isFinished: false })
  await keep('rear', { fields: { shot: 'rear' } })
  await keep('dent', { fields: {} })
  await keep('rust', { fields: {} })
  await keep('rear again', { fields: { shot: 'rear' } })
  expect(names()).toEqual(['dent', 'rust', 'rear again'])
  await keepPhotos({ store, draw, isFinished: true })('addendum', { fields: { shot: 'rear' } })
  expect(names()).toEqual(['dent', 'rust', 'rear again', 'addendum'])
})

test('a cookie marks a phone with unsent photos and is deleted when there are none', () => {
  const cookies = () => document.cookie.split('; ').filter((cookie) => cookie.startsWith('backlot_unsent='))
  writeUnsentCookie(true)
  expect(cookies()).toEqual(['backlot_unsent=1'])
  writeUnsentCookie(false)
  expect(cookies()).toEqual([])
})

test('a toast is shown for two seconds, and once more after an immediate reload', async () => {
  const text = INSPECTION_MESSAGES.saved.pickup
  const shown = () => document.querySelector('[role=status]')?.textContent
  const open = (type: string) => {
    // the rest must stay, because jsdom's own timers use it
    vi.stubGlobal('performance', Object.assign(Object.create(performance), { getEntriesByType: () => [{ type }] }))
    document.body.innerHTML = '<div role="status" data-toasts></div>'
    showStoredToast()
    return shown()
  }
  expect(open('navigate')).toBe('')
  showToastThroughReload(text)
  expect([shown(), open('reload')]).toEqual([text, text])
  await vi.advanceTimersByTimeAsync(2000)
  expect([shown(), open('reload')]).toEqual(['', ''])
  showToastThroughReload(text)
  expect([open('navigate'), open('reload')]).toEqual(['', ''])
})
