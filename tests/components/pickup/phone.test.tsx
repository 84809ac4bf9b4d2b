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
  document.body.replaceChildren()
})

test('a shot that is taken again before it was sent takes the place of the one before; a damage and an addendum do not', async () => {
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

test('a cookie tells a log-out that photos wait on this phone, and goes when none does', () => {
  const cookies = () => document.cookie.split('; ').filter((cookie) => cookie.startsWith('backlot_unsent='))
  writeUnsentCookie(true)
  expect(cookies()).toEqual(['backlot_unsent=1'])
  writeUnsentCookie(false)
  expect(cookies()).toEqual([])
})

test('a notice is shown for two seconds, and again on the page that is reloaded right after, once', async () => {
  const words = INSPECTION_MESSAGES.saved.pickup
  const shown = () => document.querySelector('[role=status]')?.textContent
  const open = (type: string) => {
    vi.stubGlobal('performance', { getEntriesByType: () => [{ type }] })
    document.body.innerHTML = '<div role="status"></div>'
    showStoredToast()
    return shown()
  }
  expect(open('navigate')).toBe('')
  showToastThroughReload(words)
  expect([shown(), open('reload')]).toEqual([words, words])
  await vi.advanceTimersByTimeAsync(2000)
  expect([shown(), open('reload')]).toEqual(['', ''])
  showToastThroughReload(words)
  expect([open('navigate'), open('reload')]).toEqual(['', ''])
})
