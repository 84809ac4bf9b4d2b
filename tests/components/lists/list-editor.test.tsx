import type { SubmissionResult } from '@conform-to/react'
import { redirect } from '@remix-run/node'
import { createRemixStub } from '@remix-run/testing'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { ListTitle } from '~/components/lists/list-title'
import { changedBy } from '~/models/crew/crew-messages'
import { editBaseOf } from '~/models/trade/edits'
import { inRoute } from '../in-route'

const FIELDS = { name: 'Traffic', season: '', episode: '', act: '2', scene: '', shotDescription: '', location: 'Macon' }
const LIST = {
  id: 'l1',
  name: 'Traffic',
  heading: 'Act 2',
  location: 'Macon',
  nearTo: '/home/searchResults?near=Macon',
  vehicles: [],
  vehicleCount: 0,
  externals: [],
  externalCount: 0,
}

const Title = () => <ListTitle projectId="p1" list={LIST} mayEdit mayAdd view="?vehicle=cap" />

/** Loads the page below the editor. */
let reload: () => Promise<null> | null = () => null
afterEach(() => {
  reload = () => null
})

/**
 * Renders the title; the server responds to the edit form with each of the answers and then with a redirect. Returns
 * the requests.
 */
function show(...answers: SubmissionResult[]) {
  const sent: Record<string, FormDataEntryValue>[] = []
  const Stub = createRemixStub([
    { path: '/', Component: Title, loader: () => reload() },
    {
      path: '/projects/p1/list/l1/edit',
      loader: () => ({ list: { ...FIELDS, ...editBaseOf({ fields: FIELDS, revision: 1 }) } }),
      action: async ({ request }) => {
        sent.push(Object.fromEntries(await request.formData()))
        return answers.shift() ?? redirect('/')
      },
    },
  ])
  render(
    <>
      <Stub />
      <button type="button">Elsewhere</button>
    </>,
  )
  return sent
}

const pencil = () => screen.findByRole('link', { name: 'Edit list Traffic' })
const field = (name: string) => screen.findByRole('textbox', { name })
const write = async (name: string, value: string) => fireEvent.input(await field(name), { target: { value } })
const save = (name = 'Save') => fireEvent.click(screen.getByRole('button', { name }))
const isClosed = async () => expect(await pencil()).toBeTruthy()

test('the location leads to the vehicles near it, for members who may add one', () => {
  render(inRoute(<Title />))
  const link = screen.getByRole('link', { name: 'Find vehicles near here' })
  expect(link.getAttribute('href')).toBe('/home/searchResults?near=Macon')
  cleanup()
  render(inRoute(<ListTitle projectId="p1" list={LIST} mayEdit={false} mayAdd={false} view="" />))
  expect(screen.queryByRole('link')).toBeNull()
})

describe('editing a list in place', () => {
  test('starts at the pencil, with the current values and the focus on the name', async () => {
    show()
    const link = await pencil()
    expect(link.getAttribute('href')).toBe('/projects/p1/list/l1/edit?vehicle=cap')
    fireEvent.click(link)
    const name = await field('List')
    await waitFor(() => expect(document.activeElement).toBe(name))
    const fields = screen.getAllByRole<HTMLInputElement>('textbox')
    expect(fields.map(({ placeholder, value }) => [placeholder, value])).toEqual([
      ['List', 'Traffic'],
      ['Season (Optional)', ''],
      ['Episode (Optional)', ''],
      ['Act (Optional)', '2'],
      ['Scene (Optional)', ''],
      ['ShotDescription (Optional)', ''],
      ['Location (Optional)', 'Macon'],
    ])
  })

  test('starts at a field that is double-clicked', async () => {
    show()
    fireEvent.doubleClick(await screen.findByText('Macon'))
    const location = await field('Location')
    await waitFor(() => expect(document.activeElement).toBe(location))
  })

  test('saves the changes with the revision that they are based on', async () => {
    const sent = show()
    fireEvent.click(await pencil())
    await write('List', 'Taxis')
    save()
    await isClosed()
    expect(sent).toEqual([{ ...FIELDS, name: 'Taxis', ...editBaseOf({ fields: FIELDS, revision: 1 }) }])
  })

  test('saves when the focus leaves the form, not when it moves between fields', async () => {
    const sent = show()
    fireEvent.click(await pencil())
    await write('List', 'Taxis')
    const scene = await field('Scene')
    scene.focus()
    await write('Scene', '9')
    expect(sent).toEqual([])
    screen.getByRole('button', { name: 'Elsewhere' }).focus()
    await isClosed()
    expect(sent).toMatchObject([{ name: 'Taxis', scene: '9' }])
  })

  test('sends nothing without changes, on Cancel or on Escape', async () => {
    const sent = show()
    fireEvent.click(await pencil())
    await field('List')
    save()
    await isClosed()
    for (const giveUp of [
      () => fireEvent.click(screen.getByRole('button', { name: 'Cancel' })),
      async () => fireEvent.keyDown(await field('List'), { key: 'Escape' }),
    ]) {
      fireEvent.click(await pencil())
      await write('List', 'Taxis')
      await giveUp()
      await isClosed()
    }
    fireEvent.click(await pencil())
    expect(await field('List')).toHaveProperty('value', 'Traffic')
    expect(sent).toEqual([])
  })

  test('keeps a refused form with its error and does not send it again on blur', async () => {
    const typed = { ...FIELDS, name: '' }
    const sent = show({ status: 'error', initialValue: typed, error: { name: ['Name is required'] } })
    fireEvent.click(await pencil())
    await write('List', '')
    save()
    expect(await screen.findByText('Name is required')).toBeTruthy()
    screen.getByRole('button', { name: 'Elsewhere' }).focus()
    expect(sent).toHaveLength(1)
    await write('List', 'Taxis')
    save()
    await isClosed()
    expect(sent.map(({ name }) => name)).toEqual(['', 'Taxis'])
  })

  test('is sent again while the page is still loading after a refusal', async () => {
    const sent = show({ status: 'error', initialValue: { ...FIELDS, name: '' }, error: { name: ['Name is required'] } })
    fireEvent.click(await pencil())
    await write('List', '')
    reload = () => new Promise(() => {})
    save()
    await screen.findByText('Name is required')
    await write('List', 'Taxis')
    save()
    await waitFor(() => expect(sent.map(({ name }) => name)).toEqual(['', 'Taxis']))
  })

  test('shows a conflicting change before overwriting it and keeps the other concurrent changes', async () => {
    const current = { fields: { ...FIELDS, name: 'Cabs', act: '3' }, revision: 2 }
    const sent = show({
      status: 'error',
      initialValue: { ...FIELDS, name: 'Taxis', act: '3', ...editBaseOf(current) },
      error: { revision: [changedBy('Mel Ferraro', 'list')], name: ['It now says “Cabs”.'] },
    })
    fireEvent.click(await pencil())
    await write('List', 'Taxis')
    save()
    expect(await screen.findByText(/^Mel Ferraro has changed this list since you opened it\./)).toBeTruthy()
    expect(screen.getByText('It now says “Cabs”.')).toBeTruthy()
    expect([await field('List'), await field('Act')]).toMatchObject([{ value: 'Taxis' }, { value: '3' }])
    save('Save anyway')
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]).toMatchObject({ name: 'Taxis', act: '3', revision: '2', loaded: JSON.stringify(current.fields) })
    await isClosed()
  })
})
