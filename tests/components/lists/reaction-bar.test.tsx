import { createRemixStub } from '@remix-run/testing'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ReactionBar } from '~/components/lists/reaction-bar'
import { REACTION_MESSAGES, type ReactionsView } from '~/models/lists/reactions'

afterEach(() => vi.unstubAllGlobals())

const REACTIONS: ReactionsView = { likes: 3, dislikes: 1, own: null, refusal: null }

let reactions: ReactionsView
const BAR = { projectId: 'p1', listVehicleId: 'card-1', title: '1976 Chevrolet Caprice', view: '' }
const Bar = () => <ReactionBar {...BAR} reactions={reactions} />

/** `answer` is the response of the server to a reaction, such as 'like yes'. */
function show(part: Partial<ReactionsView> = {}, answer: (press: string) => Promise<unknown> = async () => null) {
  reactions = { ...REACTIONS, ...part }
  const own = /^\/projects\/p1\/list\/card-1\/reactions\/(\w+)\/own$/
  vi.stubGlobal('fetch', async (address: string, { body }: { body: URLSearchParams }) =>
    Response.json(await answer(`${own.exec(address)?.[1]} ${body.get('set')}`)),
  )
  const Stub = createRemixStub([{ path: '/', Component: Bar }])
  render(<Stub />)
}

const button = (name: 'Like' | 'Dislike') => screen.getByRole('button', { name: new RegExp(`^${name} 1976`) })
const shown = () =>
  (['Like', 'Dislike'] as const).map((name) => [
    button(name).textContent?.replace(/.*:/, ''),
    button(name).getAttribute('aria-pressed'),
  ])

test('a reaction is shown at once and replaced by the response', async () => {
  let respond = (_: unknown) => {}
  show({}, () => new Promise((resolve) => (respond = resolve)))
  fireEvent.click(button('Like'))
  await waitFor(() =>
    expect(shown()).toEqual([
      ['4', 'true'],
      ['1', 'false'],
    ]),
  )
  // somebody else has liked it in the meantime
  respond({ saved: { likes: 5, dislikes: 1, own: 'like' }, error: null })
  await waitFor(() =>
    expect(shown()).toEqual([
      ['5', 'true'],
      ['1', 'false'],
    ]),
  )
})

test('a reaction that could not be saved is reverted with a message', async () => {
  show({ own: 'dislike' }, async () => ({ error: REACTION_MESSAGES.failed }))
  fireEvent.click(button('Like'))
  await screen.findByText(REACTION_MESSAGES.failed)
  expect(shown()).toEqual([
    ['3', 'false'],
    ['1', 'true'],
  ])
})

test('pressing the own reaction again clears it', async () => {
  let sent: unknown
  show({ own: 'like' }, async (press) => {
    sent = press
    return { saved: { likes: 2, dislikes: 1, own: null }, error: null }
  })
  fireEvent.click(button('Like'))
  await waitFor(() =>
    expect(shown()).toEqual([
      ['2', 'false'],
      ['1', 'false'],
    ]),
  )
  expect(sent).toBe('like no')
})

test('two quick reactions are sent one after the other, and the last one counts', async () => {
  const sent: string[] = []
  const responses: ((answer: unknown) => void)[] = []
  show({}, (press) => {
    sent.push(press)
    return new Promise((resolve) => responses.push(resolve))
  })
  fireEvent.click(button('Like'))
  await waitFor(() => expect(sent).toEqual(['like yes']))
  fireEvent.click(button('Dislike'))
  await waitFor(() => expect(shown().flat()).toEqual(['3', 'false', '2', 'true']))
  responses[0]?.({ saved: { likes: 4, dislikes: 1, own: 'like' }, error: null })
  await waitFor(() => expect(sent).toEqual(['like yes', 'dislike yes']))
  responses[1]?.({ saved: { likes: 3, dislikes: 2, own: 'dislike' }, error: null })
  await waitFor(() => expect(shown().flat()).toEqual(['3', 'false', '2', 'true']))
})

test('without permission the buttons are disabled with a reason', () => {
  show({ refusal: 'This project is closed.' })
  expect(button('Like')).toHaveProperty('disabled', true)
  expect(button('Dislike').title).toBe('This project is closed.')
})
