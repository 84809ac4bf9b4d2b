import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Heart } from '~/components/fleet/heart'
import { FAVORITE_MESSAGES, type Favorite } from '~/models/fleet/favorite'
import { inRoute } from '../in-route'

afterEach(() => vi.unstubAllGlobals())

const heart = (favorite: Favorite) =>
  inRoute(<Heart vehicle={{ id: 'v1', title: '1976 Chevrolet Caprice' }} favorite={favorite} returnTo="/favorites" />)
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Favorite 1976 Chevrolet Caprice' })
const isPressed = () => button().getAttribute('aria-pressed')

test('a press shows at once, stays after the response, and a second one clears it', async () => {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (to: string, { body }: { body: URLSearchParams }) => {
    sent.push([to, body.get('set')])
    return Response.json({ saved: { isSet: body.get('set') === 'yes' }, error: null })
  })
  render(heart({ isSet: false }))
  expect([button().value, button().form?.method]).toEqual(['yes', 'post'])
  fireEvent.click(button())
  await waitFor(() => expect(isPressed()).toBe('true'))
  fireEvent.click(button())
  await waitFor(() => expect(isPressed()).toBe('false'))
  const address = '/home/view-vehicle/favorite?car-id=v1&return=%2Ffavorites'
  await waitFor(() =>
    expect(sent).toEqual([
      [address, 'yes'],
      [address, 'no'],
    ]),
  )
})

test.each([
  ['the connection fails', () => Promise.reject(new Error('offline')), FAVORITE_MESSAGES.failed],
  ['the vehicle is gone', async () => Response.json({ error: FAVORITE_MESSAGES.gone }), FAVORITE_MESSAGES.gone],
])('if %s, the press is taken back with a message', async (_, answer, message) => {
  vi.stubGlobal('fetch', answer)
  render(heart({ isSet: true }))
  fireEvent.click(button())
  expect((await screen.findByRole('alert')).textContent).toBe(message)
  expect(isPressed()).toBe('true')
})
