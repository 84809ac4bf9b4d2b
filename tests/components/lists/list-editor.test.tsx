import type { SubmissionResult } from '@conform-to/react'
import { redirect } from '@remix-run/node'
import { createRemixStub } from '@remix-run/testing'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { ListTitle } from '~/components/lists/list-title'
import { changedBy } from '~/models/crew/crew-messages'
import { editBaseOf } from '~/models/trade/edits'

const FIELDS = { name: 'Traffic', season: '', episode: '', act: '2', scene: '', shotDescription: '', location: 'Macon' }
const LIST = { id: 'l1', name: 'Traffic', heading: 'Act 2', location: 'Macon', vehicles: [], vehicleCount: 0 }

const Title = () => <ListTitle projectId="p1" list={LIST} mayEdit view="?vehicle=cap" />

/** The title on its page, the fields its edit form comes with, and what the form answers in turn before it leads back; tells what was sent. */
function show(...answers: SubmissionResult[]) {
  const sent: Record<string, FormDataEntryValue>[] = []
  const Stub = createRemixStub([
    { path: '/', Component: Title },
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
const isOver = async () => expect(await pencil()).toBeTruthy()

afterEach(cleanup)

describe('a list is edited where it stands', () => {
  test('from the pencil, with its fields as they are and the name first', async () => {
    show()
    const link = await pencil()
    expect(link.getAttribute('href')).toBe('/projects/p1/list/l1/edit?vehicle=cap')
    fireEvent.click(link)
    const name = await field('List')
    expect(document.activeElement).toBe(name)
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

  test('from a part of it that is pressed twice', async () => {
    show()
    fireEvent.doubleClick(await screen.findByText('Macon'))
    const location = await field('Location')
    expect(document.activeElement).toBe(location)
  })

  test('the tick saves what was changed, with what it was written from', async () => {
    const sent = show()
    fireEvent.click(await pencil())
    await write('List', 'Taxis')
    save()
    await isOver()
    expect(sent).toEqual([{ ...FIELDS, name: 'Taxis', ...editBaseOf({ fields: FIELDS, revision: 1 }) }])
  })

  test('leaving the fields saves, going from one to the next does not', async () => {
    const sent = show()
    fireEvent.click(await pencil())
    await write('List', 'Taxis')
    const scene = await field('Scene')
    scene.focus()
    await write('Scene', '9')
    expect(sent).toEqual([])
    screen.getByRole('button', { name: 'Elsewhere' }).focus()
    await isOver()
    expect(sent).toMatchObject([{ name: 'Taxis', scene: '9' }])
  })

  test('nothing is sent where nothing was changed, nor by the cross or Escape', async () => {
    const sent = show()
    fireEvent.click(await pencil())
    await field('List')
    save()
    await isOver()
    for (const giveUp of [
      () => fireEvent.click(screen.getByRole('button', { name: 'Cancel' })),
      async () => fireEvent.keyDown(await field('List'), { key: 'Escape' }),
    ]) {
      fireEvent.click(await pencil())
      await write('List', 'Taxis')
      await giveUp()
      await isOver()
    }
    fireEvent.click(await pencil())
    expect(await field('List')).toHaveProperty('value', 'Traffic')
    expect(sent).toEqual([])
  })

  test('what is refused stays with its reason, and is not sent again by leaving', async () => {
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
    await isOver()
    expect(sent.map(({ name }) => name)).toEqual(['', 'Taxis'])
  })

  test('somebody else’s change is shown before it is written over, and the rest of theirs is kept', async () => {
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
    await isOver()
  })
})
