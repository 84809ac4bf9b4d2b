import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inRoute } from '#tests/components/in-route'
import { PickupPlace } from '~/components/pickup/pickup-place'

const writeText = vi.fn(async (_: string) => {})
beforeEach(async () => {
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  render(
    inRoute(
      <>
        <div role="status" data-toasts />
        <PickupPlace id="v" title="Caprice" address={['1180 Huff Rd NW', 'Atlanta, GA']} place={null} hasMap={false} />
      </>,
    ),
  )
  vi.resetModules()
  await import('~/enhance/pickup.mjs')
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  writeText.mockReset()
})

const address = () => screen.getByText('Atlanta, GA').parentElement ?? document.body
const at = (type: string, timeStamp: number) => {
  const event = new Event(type)
  Object.defineProperty(event, 'timeStamp', { value: timeStamp })
  address().dispatchEvent(event)
}
const toast = () => document.querySelector('[role=status]')?.textContent

test('an address is copied after a press of one second, with a toast for three seconds', async () => {
  at('pointerdown', 0)
  at('pointerup', 999)
  at('pointerdown', 2000)
  at('pointercancel', 2600)
  at('pointerup', 4000)
  expect(writeText).not.toHaveBeenCalled()
  at('pointerdown', 5000)
  await vi.advanceTimersByTimeAsync(2000)
  expect(writeText).not.toHaveBeenCalled()
  at('pointerup', 6000)
  expect(writeText.mock.calls).toEqual([['1180 Huff Rd NW, Atlanta, GA']])
  await vi.advanceTimersByTimeAsync(2999)
  expect(toast()).toBe('Address copied')
  await vi.advanceTimersByTimeAsync(1)
  expect(toast()).toBe('')
})

test('a button copies the address, or explains how to copy it when the clipboard is not available', async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Copy address' }))
  await vi.advanceTimersByTimeAsync(0)
  expect([writeText.mock.calls.length, toast()]).toEqual([1, 'Address copied'])
  writeText.mockRejectedValueOnce(new DOMException('No', 'NotAllowedError'))
  fireEvent.click(screen.getByRole('button', { name: 'Copy address' }))
  await vi.advanceTimersByTimeAsync(0)
  expect(toast()).toBe('Press and hold to copy')
})

test('a page reports once that it was opened, when it becomes visible', async () => {
  const opened = vi.fn(async (_: string) => new Response())
  vi.stubGlobal('fetch', opened)
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const changeVisibility = () => document.dispatchEvent(new Event('visibilitychange'))
  document.body.innerHTML = '<form data-opening="/pickupDetails/1042/opening"></form>'
  vi.resetModules()
  await import('~/enhance/pickup.mjs')
  changeVisibility()
  expect(opened).not.toHaveBeenCalled()
  visibility.mockReturnValue('visible')
  changeVisibility()
  changeVisibility()
  expect(opened.mock.calls.map(([address]) => address)).toEqual(['/pickupDetails/1042/opening'])
})
